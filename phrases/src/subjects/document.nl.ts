import type { document as en } from './document.en.ts';
import type { Shape } from '../translate.ts';

export const document = {
  receipt: 'Bon',
  creditNote: 'Creditnota',
  day: 'Datum van verkoop',
  given: 'Gegeven op',
  kind: {
    game: 'Entreegeld',
    pass: 'Rittenkaart voor 10 wedstrijden',
    fee: 'Transactiekosten',
    correction: 'Correctie',
  },
  takesBack: 'In mindering op bon',
  ofRate: '{{rate}} % btw over {{amount}}',
  exempt: 'Geen btw over {{amount}}: {{reason}}',
  total: 'Totaal, inclusief btw',
  kept: 'Dit blijft zoals het gegeven is.',
  notFoundBody: 'Je hebt geen bon of creditnota met dit nummer.',
} satisfies Shape<typeof en>;
