import type { field as en } from './field.en.ts';
import type { Shape } from '../translate.ts';

export const field = {
  missing: 'Vul dit in',
  chooseOne: 'Kies er minstens één',
  invalid: 'Dit kan niet kloppen',
  whole: 'Vul een heel getal in',
  short: 'Minstens {{least}} tekens',
  long: 'Hooguit {{most}} tekens',
  chooseFewer: 'Kies er hooguit {{most}}',
  low: 'Minstens {{least}}',
  high: 'Hooguit {{most}}',
  loggedOut: {
    title: 'Je bent uitgelogd',
    body: 'Nog niets verstuurd. Log in en ga verder met wat je typte. Wachtwoorden, rekeningnummers en foto’s vul je opnieuw in.',
    goOn: 'Inloggen',
    later: 'Nu niet',
  },
} as const satisfies Shape<typeof en>;
