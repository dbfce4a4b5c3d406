/**
 * The sentences shown at a field that its call would not accept, where the form has no words of its own
 * (decisions/0088-one-description-of-a-form.md).
 */
export const field = {
  missing: 'Fill this in',
  chooseOne: 'Choose at least one',
  invalid: 'This can’t be right',
  whole: 'Enter a whole number',
  short: 'At least {{least}} characters',
  long: 'At most {{most}} characters',
  chooseFewer: 'Choose at most {{most}}',
  low: 'At least {{least}}',
  high: 'At most {{most}}',
  loggedOut: {
    title: 'You’re logged out',
    body: 'Nothing sent yet. Log in to come back to what you typed. You’ll have to enter passwords, account numbers and pictures again.',
    goOn: 'Log in',
    later: 'Not now',
  },
} as const;
