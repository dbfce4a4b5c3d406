import type { payKinds, payoutStates } from '@rondo/contract';
import type { Each } from '../translate.ts';

/** What organisers earn and are paid: on their page, in its file and in mails. */
export const pay = {
  kind: {
    game: 'Game',
    correction: 'Correction',
    payout: 'Paid out',
    returned: 'Payment came back',
  } as const satisfies Each<typeof payKinds>,
  owed: 'We owe you',
  underWay: 'On its way',
  paid: 'Paid so far',
  terms:
    'A paid game earns you {{base}} from {{from}} players. Each extra player: {{more}}. We pay out above {{above}}.',
  volunteer: 'Volunteers host without pay.',
  unpaid: 'Rondo pays freelancers for paid games.',
  takenBack: 'We reopened a game we’d paid you for. Your next games settle it.',
  noDetails: 'Needed for your next payout.',
  details: {
    title: 'Bank details',
    enter: 'Add',
    change: 'Change',
    sheet: 'Your bank details',
    save: 'Save',
    done: 'Bank details saved.',
  },
  statement: 'Statement',
  year: 'Year',
  paidInYear: 'Paid to your account in {{year}}: {{amount}}',
  download: 'Download CSV',
  opening: 'From before',
  nothing: 'Nothing in {{year}}',
  nothingBody: 'Paid games and payouts show here.',
  failed: 'Your pay didn’t load',
  players: { one: '{{count}} player', other: '{{count}} players' },
  balance: 'Owed: {{amount}}',
  to: 'to {{iban}}',
  state: {
    proposed: 'Being prepared',
    filed: 'On its way',
    executed: 'Paid',
    returned: 'Came back',
  } as const satisfies Each<typeof payoutStates>,
  csv: {
    fileName: 'rondo-pay',
    opening: 'Opening balance',
    head: {
      date: 'Date',
      description: 'Description',
      game: 'Game',
      played: 'Played on',
      players: 'Players',
      amount: 'Amount',
      balance: 'Owed',
    },
  },
} as const;
