import type { paymentResult as en } from './payment-result.en.ts';
import type { Shape } from '../translate.ts';

export const paymentResult = {
  processing: 'De betaling wordt nog verwerkt',
  processingBody:
    'Dat duurt meestal een paar seconden. Je kunt deze pagina verlaten: je saldo klopt zodra de bank akkoord is.',
  review: 'We kijken je betaling na',
  reviewBody:
    'Er is iets anders dan verwacht, dus iemand van ons kijkt ernaar. Heb je betaald, dan is er niets verloren: betaal niet nog eens, wij zorgen dat je saldo klopt.',
  paid: 'Betaling ontvangen',
  paidBody: 'Er is {{amount}} bijgeschreven in je portemonnee.',
  balance: 'Je saldo is {{balance}}.',
  notInYet: 'Je hebt nog geen plek: betaal die uit je portemonnee, op de pagina van de wedstrijd.',
  notFound: 'Betaling niet gevonden',
  notFoundBody:
    'Op dit adres kennen we geen betaling; misschien is de link niet compleet. In je portemonnee staan je opwaarderingen, en bij je bank wat er is afgeschreven. Mis je iets? Schrijf naar {{email}}.',
  failed: 'De betaling is mislukt',
  failedBody: 'Er is niets bij je saldo gekomen. Is er geld van je rekening gegaan, dan komt dat vanzelf terug.',
  home: 'Bekijk alle wedstrijden',
  game: 'Terug naar de wedstrijd',
  wallet: 'Naar je portemonnee',
  retry: 'Probeer opnieuw',
} satisfies Shape<typeof en>;
