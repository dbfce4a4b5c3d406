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
    'Voor een betaalde wedstrijd die Rondo je geeft krijg je vanaf {{from}} spelers {{base}}, en {{more}} voor elke speler erboven. We betalen uit zodra je meer dan {{above}} tegoed hebt.',
  volunteer: 'Je organiseert als vrijwilliger en krijgt dus geen vergoeding.',
  unpaid: 'Freelance organisatoren krijgen een vergoeding voor de betaalde wedstrijden die Rondo hun geeft.',
  takenBack:
    'Een wedstrijd waarvoor je betaald bent, is heropend. Dat bedrag verrekenen we met je volgende wedstrijden.',
  noDetails: 'Waar mogen we het naartoe overmaken? Vul je bankgegevens in voor de volgende uitbetaling.',
  details: {
    title: 'Bankgegevens',
    enter: 'Bankgegevens invullen',
    change: 'Wijzigen',
    sheet: 'Waar we naartoe betalen',
    save: 'Opslaan',
    done: 'Je bankgegevens zijn opgeslagen.',
  },
  statement: 'Overzicht',
  year: 'Jaar',
  paidInYear: 'In {{year}} op je rekening betaald: {{amount}}',
  download: 'CSV downloaden',
  opening: 'Tegoed van eerder',
  nothing: 'Niets in {{year}}',
  nothingBody: 'Hier komt elke wedstrijd waarvoor je betaald wordt, en elke uitbetaling.',
  failed: 'Je vergoeding kon niet worden geladen',
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
