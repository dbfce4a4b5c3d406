import type { paymentResult as en } from './payment-result.en.ts';
import type { Shape } from '../translate.ts';

export const paymentResult = {
  processing: 'De betaling wordt nog verwerkt',
  processingBody: 'Dat duurt een paar seconden. Je kunt deze pagina verlaten.',
  review: 'We kijken je betaling na',
  reviewBody: 'Er klopt iets niet. Al betaald? Betaal niet opnieuw: je geld is veilig.',
  paid: 'Betaling ontvangen',
  paidBody: 'We hebben {{amount}} bijgeschreven in je portemonnee.',
  balance: 'Je saldo is {{balance}}.',
  notInYet: 'Je hebt nog geen plek: betaal op de pagina van de wedstrijd.',
  notFound: 'Betaling niet gevonden',
  notFoundBody: 'Misschien is de link niet compleet. Kijk in je portemonnee en bij je bank, of schrijf naar {{email}}.',
  failed: 'De betaling is mislukt',
  failedBody: 'Je saldo is niet veranderd. Toch afgeschreven? Je bank boekt het terug.',
  home: 'Alle wedstrijden bekijken',
  game: 'Terug naar de wedstrijd',
  wallet: 'Naar je portemonnee',
  retry: 'Probeer opnieuw',
} satisfies Shape<typeof en>;
