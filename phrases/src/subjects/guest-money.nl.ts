import type { guestMoney as en } from './guest-money.en.ts';
import type { Shape } from '../translate.ts';

export const guestMoney = {
  title: 'Je geld',
  kept: 'We bewaren {{amount}} voor je',
  choose: 'Kies geld terug, of tegoed voor je volgende wedstrijd.',
  chooseBank: 'Kies je bankrekening, of tegoed voor je volgende wedstrijd.',
  haveBack: '{{amount}} terugkrijgen',
  keep: 'Houd als tegoed',
  back: '{{amount}} is onderweg terug',
  backBody: 'Je krijgt het zoals je betaalde, binnen een paar dagen.',
  toBankBody: 'We mailen je zodra het onderweg is naar je bank.',
  byBankBody: 'Het is onderweg naar je bankrekening. Sommige banken doen er een dag over.',
  alsoBack: 'Je hebt eerder {{amount}} teruggekregen.',
  alsoByBank: 'We hebben eerder {{amount}} naar je bank gestuurd.',
  toAccount:
    'We kunnen {{amount}} niet terugbetalen zoals je betaalde. Je krijgt het bij de volgende uitbetaling op {{iban}}.',
  byBank: 'We kunnen {{amount}} niet terugbetalen zoals je betaalde. Mail {{email}} voor een overboeking.',
  nothing: 'Geen geld hier',
  nothingBody: 'We bewaren geen geld voor je.',
  inWallet: 'Je hebt nu een wachtwoord, dus je geld staat in je portemonnee.',
  notFound: 'Deze link werkt niet',
  notFoundBody: 'Open hem opnieuw uit je laatste e-mail.',
} satisfies Shape<typeof en>;
