import type { receipt as en } from './receipt.en.ts';
import type { Shape } from '../translate.ts';

export const receipt = {
  title: 'Bon',
  back: 'Portemonnee',
  print: 'Afdrukken',
  number: 'Nummer',
  date: 'Datum',
  payer: 'Op naam van',
  game: 'Wedstrijd',
  method: 'Betaald met',
  status: 'Status',
  seller: 'Rondo · teamsport bij jou in de buurt',
  kind: {
    top_up: 'Opwaardering van je saldo',
    entrance_fee: 'Entreegeld',
    promotion: 'Promocode: tegoed op je saldo',
  },
  forFriend: 'Entreegeld voor {{name}}',
  line: {
    base: 'Prijs van de wedstrijd',
    earlyBird: 'Vroegboekkorting',
    promocode: 'Promocode',
    periodic: 'Studentenkaart',
    amount: 'Tegoed',
    fee: 'Transactiekosten',
  },
  named: '{{what}}: {{name}}',
  total: 'Totaal',
  paidBy: {
    ideal: 'iDEAL',
    revolut: 'Revolut',
    card: 'Creditcard',
    applepay: 'Apple Pay',
    balance: 'Saldo',
    promotion: 'Een cadeau',
  },
  refunded: 'Er is {{amount}} teruggekomen op je saldo, op {{day}}.',
  credits: '1 tegoed is 1 euro. Transactiekosten en opwaarderingen krijg je niet terug.',
  notFound: 'Bon niet gevonden',
  notFoundBody: 'Op dit adres staat geen betaling van jou.',
} satisfies Shape<typeof en>;
