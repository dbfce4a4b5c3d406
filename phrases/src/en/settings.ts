export const settings = {
  appearance: {
    title: 'Language and appearance',
    intro: 'We write your e-mails in this language too.',
  },
} as const;
