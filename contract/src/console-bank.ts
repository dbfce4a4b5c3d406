import { journalKinds } from '@rondo/rules/books';
import { z } from 'zod';
import { consoleList, consoleSpan, reason } from './console.ts';
import { defineCall } from './define-call.ts';
import { euros, id, instant, success } from './wire.ts';

/** What the operator's bank says of its account, beside what is booked (product.md#bank). */

/** Whether an entry is explained by something of Rondo's, or by somebody with a reason. */
export const bankEntryStates = ['open', 'matched', 'explained'] as const;
/** What explains it: a payout of the provider, payments to people that left or came back, or a booking against *bank* by somebody. */
export const bankMatchKinds = ['settlement', 'payout', 'return', 'journal'] as const;

/** The journals that somebody books by hand after the bank has paid, or was paid. */
export const bankBookings = ['correction', 'owed_ended', 'own_entry'] as const;

const entry = z.strictObject({
  _id: id,
  day: z.iso.date(),
  /** Below zero if it left the account. */
  amount: euros,
  /** The other party, unless a payout says who it is. */
  name: z.string(),
  iban: z.string(),
  text: z.string(),
  bankReference: z.string(),
  state: z.enum(bankEntryStates),
  kind: z.enum(bankMatchKinds).nullable(),
  /** The number of the payout, of Rondo's file at the bank, or of the journal. */
  of: z.string().nullable(),
  settlement: id.nullable(),
  journal: z.int().nullable(),
  reason: z.string().nullable(),
  by: z.string().nullable(),
  at: instant.nullable(),
});

const statement = z.strictObject({
  _id: id,
  /** The bank's own number. */
  number: z.string(),
  from: z.iso.date(),
  until: z.iso.date(),
  opening: euros,
  closing: euros,
  entries: z.int(),
});

/** The account beside the ledger's *bank* at the end of the last statement's day. */
const comparison = z.strictObject({
  day: z.iso.date(),
  closing: euros,
  booked: euros,
  /** `closing` less `booked`, which is the sum of all parts. */
  difference: euros,
  parts: z.strictObject({
    /** The difference before the first statement. */
    before: euros,
    /** Payouts of the provider that arrived, less those that were booked. */
    settlements: euros,
    /** Payments to people on the account, less those that were booked. */
    payouts: euros,
    /** Entries that match bookings against *bank* by somebody, less all such bookings. */
    corrections: euros,
    /** Entries that nothing explains, and entries that somebody has explained. */
    open: euros,
    explained: euros,
    /** The rest that none of these explains. */
    rest: euros,
  }),
});

export const { list: listBank, file: bankFile } = consoleList({
  path: '/admin/books/bank',
  summary: 'What the bank booked on the operator’s account, by its statements, and what each entry is.',
  rows: { entries: entry },
  sorts: ['newest', 'oldest'],
  filters: { state: z.enum(bankEntryStates).optional(), ...consoleSpan },
  more: {
    account: z.strictObject({
      /** The operator's own account, masked; null if it is not set. */
      iban: z.string().nullable(),
      /** The latest statements, the last first. */
      statements: z.array(statement),
      /** null before there is a statement. */
      comparison: comparison.nullable(),
      /** Payouts of the provider that should have arrived, but haven't. */
      missing: z.array(z.strictObject({ _id: id, reference: z.string(), paidAt: instant, net: euros })),
      /** Corrections and payments booked against *bank* that match no entry yet, the oldest first. */
      bookings: z.array(
        z.strictObject({
          journal: z.int(),
          kind: z.enum(journalKinds),
          person: z.string().nullable(),
          bookedAt: instant,
          amount: euros,
        }),
      ),
    }),
  },
});

export const addBankStatement = defineCall({
  method: 'POST',
  path: '/admin/books/bank/statements',
  summary:
    'Read a statement of the operator’s bank (CAMT.053, versions 2 to 8), and tick off what it explains. Entries that several have are here once, as far as their balances allow; statements of other accounts are passed over.',
  access: 'admin',
  input: { body: z.object({}).default({}), file: 'statement', tooLarge: 'statement_too_large' },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      /** How many entries were new, and how many were there already. */
      added: z.int(),
      known: z.int(),
      /** How many entries were ticked off, also of earlier statements. */
      matched: z.int(),
      /** The other accounts whose statements were skipped, masked. */
      others: z.array(z.string()),
    }),
  }),
  errors: [
    'payouts_not_configured',
    'statement_too_large',
    'statement_not_xml',
    'statement_not_camt',
    'statement_of_other_account',
    'statement_of_other_currency',
    'statement_sums_differ',
    'statement_known',
    'statement_differs',
    'statement_entry_differs',
  ],
});

export const explainBankEntry = defineCall({
  method: 'POST',
  path: '/admin/books/bank/entries/{id}/explain',
  summary:
    'Say why nothing of Rondo’s explains an entry of the bank, such as rent, or which journal against the bank it is. It books nothing.',
  access: 'admin',
  decidesMoney: true,
  input: { params: z.object({ id }), body: z.object({ reason, journal: z.int().positive().optional() }) },
  output: z.strictObject({ status: success, data: z.strictObject({ entry }) }),
  errors: [
    'bank_entry_not_found',
    'bank_entry_matched',
    'already_decided',
    'bank_booking_not_found',
    'bank_amount_differs',
  ],
  idempotent: true,
});
