import type { settings as en } from '../en/settings.ts';
import type { Shape } from '../translate.ts';

export const settings = {
  appearance: {
    title: 'Taal en weergave',
    intro: 'In deze taal schrijven we ook je e-mails.',
  },
} satisfies Shape<typeof en>;
