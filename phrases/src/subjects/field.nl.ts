import type { field as en } from './field.en.ts';
import type { Shape } from '../translate.ts';

export const field = {
  missing: 'Vul dit in',
  chooseOne: 'Kies er ten minste één',
  invalid: 'Dit kan niet kloppen',
  whole: 'Vul een heel getal in',
  short: 'Minstens {{least}} tekens',
  long: 'Hoogstens {{most}} tekens',
  chooseFewer: 'Kies er hoogstens {{most}}',
  low: 'Minstens {{least}}',
  high: 'Hoogstens {{most}}',
  loggedOut: {
    title: 'Je bent uitgelogd',
    body: 'Er is nog niets verstuurd. Log in en je bent hier terug, met wat je typte. Alleen wachtwoorden, rekeningnummers en foto’s vul je opnieuw in.',
    goOn: 'Inloggen en verdergaan',
    later: 'Nu niet',
  },
} as const satisfies Shape<typeof en>;
