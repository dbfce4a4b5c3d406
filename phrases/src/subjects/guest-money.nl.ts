import type { guestMoney as en } from './guest-money.en.ts';
import type { Shape } from '../translate.ts';

export const guestMoney = {
  title: 'Je geld',
  kept: 'We bewaren {{amount}} voor je',
  choose: 'Krijg het terug zoals je betaalde, of houd het als tegoed voor je volgende wedstrijd.',
  chooseBank: 'Laat het op je bankrekening betalen, of houd het als tegoed voor je volgende wedstrijd.',
  haveBack: 'Geef me {{amount}} terug',
  keep: 'Houd het en stel een wachtwoord in',
  back: '{{amount}} is onderweg terug',
  backBody: 'Het gaat terug zoals je betaalde; bij sommige banken duurt dat een paar dagen.',
  toBankBody: 'Het gaat naar de bankrekening die je opgaf. We mailen je zodra het onderweg is.',
  byBankBody: 'Het is onderweg naar de bankrekening die je opgaf; bij sommige banken duurt dat een dag.',
  alsoBack: '{{amount}} ging eerder terug zoals je betaalde.',
  alsoByBank: '{{amount}} ging eerder naar je bankrekening.',
  toAccount:
    '{{amount}} kan niet meer terug zoals je betaalde. Bij onze volgende uitbetaling gaat het naar je rekening {{iban}}.',
  byBank:
    '{{amount}} kan niet meer terug zoals je betaalde. Schrijf naar {{email}}, dan betalen we het op je bankrekening.',
  nothing: 'Er wordt nu niets voor je bewaard',
  nothingBody: 'Er is hier niets om terug te krijgen of te houden.',
  inWallet: 'Je hebt een wachtwoord ingesteld, dus wat voor je werd bewaard staat in je portemonnee.',
  notFound: 'Deze link werkt niet',
  notFoundBody: 'Misschien is die niet compleet. Open hem opnieuw uit je laatste e-mail.',
} satisfies Shape<typeof en>;
