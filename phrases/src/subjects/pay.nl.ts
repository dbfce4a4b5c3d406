import type { pay as en } from './pay.en.ts';
import type { Shape } from '../translate.ts';

export const pay = {
  kind: {
    game: 'Wedstrijd',
    correction: 'Correctie',
    payout: 'Uitbetaald',
    returned: 'Betaling teruggekomen',
  },
  owed: 'Tegoed',
  underWay: 'Onderweg',
  paid: 'Al uitbetaald',
  terms:
    'Een betaalde wedstrijd levert je {{base}} op vanaf {{from}} spelers. Elke extra speler: {{more}}. We betalen uit boven {{above}}.',
  volunteer: 'Vrijwilligers organiseren zonder vergoeding.',
  unpaid: 'Rondo betaalt freelancers voor betaalde wedstrijden.',
  takenBack: 'We hebben een uitbetaalde wedstrijd heropend. We verrekenen die met je volgende.',
  noDetails: 'Nodig voor je volgende uitbetaling.',
  details: {
    title: 'Bankgegevens',
    enter: 'Invullen',
    change: 'Wijzigen',
    sheet: 'Je bankgegevens',
    save: 'Opslaan',
    done: 'Bankgegevens opgeslagen.',
  },
  statement: 'Overzicht',
  year: 'Jaar',
  paidInYear: 'In {{year}} op je rekening betaald: {{amount}}',
  download: 'CSV downloaden',
  opening: 'Van eerder',
  nothing: 'Niets in {{year}}',
  nothingBody: 'Betaalde wedstrijden en uitbetalingen staan hier.',
  failed: 'Je vergoeding laadt niet',
  players: { one: '{{count}} speler', other: '{{count}} spelers' },
  balance: 'Tegoed: {{amount}}',
  to: 'naar {{iban}}',
  state: {
    proposed: 'Wordt klaargezet',
    filed: 'Onderweg',
    executed: 'Betaald',
    returned: 'Teruggekomen',
  },
  csv: {
    fileName: 'rondo-vergoeding',
    opening: 'Beginsaldo',
    head: {
      date: 'Datum',
      description: 'Omschrijving',
      game: 'Wedstrijd',
      played: 'Gespeeld op',
      players: 'Spelers',
      amount: 'Bedrag',
      balance: 'Tegoed',
    },
  },
} satisfies Shape<typeof en>;
