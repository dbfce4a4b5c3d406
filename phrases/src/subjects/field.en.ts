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
    title: 'You were logged out',
    body: 'Nothing has been sent yet. Log in and you’re back here, with what you typed. Only passwords, account numbers and pictures you’ll fill in again.',
    goOn: 'Log in and go on',
    later: 'Not now',
  },
} as const;
