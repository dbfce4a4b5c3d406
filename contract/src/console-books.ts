import { saleKinds } from '@rondo/rules/books';
import { sports } from '@rondo/rules';
import { z } from 'zod';
import { consoleList } from './console.ts';
import { bookDay, days } from './book-days.ts';
import { defineCall } from './define-call.ts';
import { ledgerAccounts } from './ledger.ts';
import { euros, givenInstant, id, instant, success } from './wire.ts';

/** The books as admins read them (product.md#books), computed entirely from the ledger and the documents. */

const account = z.enum(ledgerAccounts);

/** Euros a year above which payments to a person are looked at more closely. */
export const paidThresholds = ['1000', '2000', '5000'] as const;

/**
 * How an organiser stands in a year's report: everything it says of them is known, or isn't yet; who charges VAT is left out; the details for it are
 * deleted; or the operator makes none.
 */
export const reportStates = ['complete', 'missing', 'vat', 'over', 'none'] as const;

/** A moment in the books: an instant, or the end of a local day. */
const moment = z.union([bookDay, givenInstant]);

/** What was sold, what went back, and the VAT of both together. */
const sold = { sold: euros, back: euros, vat: euros };

export const { list: listPaid, file: paidFile } = consoleList({
  path: '/admin/books/paid',
  summary:
    'What organisers were paid, by person and year of Amsterdam, for the yearly report of it. That somebody looked is in the audit log.',
  rows: {
    paid: z.strictObject({
      person: z.strictObject({ _id: id, name: z.string() }),
      year: z.int(),
      /** What the bank sent, less what came back. */
      paid: euros,
      payouts: z.int(),
      report: z.enum(reportStates),
    }),
  },
  sorts: ['newest', 'most', 'name'],
  filters: {
    above: z.enum(paidThresholds).optional().describe('At least this many euros in a year'),
    report: z.enum(reportStates).optional().describe('How they stand in the yearly report'),
  },
  more: {
    /** The first and last year whose report can be made; null if the operator makes none. */
    reported: z.strictObject({ from: z.int(), to: z.int() }).nullable(),
  },
});

/** A payment in the yearly report: to whom, on which day, how much. */
export const reportLine = z.strictObject({
  bsn: z.string().nullable(),
  name: z.string(),
  bornOn: z.iso.date().nullable(),
  street: z.string(),
  number: z.string().nullable(),
  extension: z.string().nullable(),
  postcode: z.string().nullable(),
  city: z.string().nullable(),
  day: z.iso.date(),
  paid: euros,
});

export const yearReport = defineCall({
  method: 'GET',
  path: '/admin/books/report.csv',
  summary:
    'What was paid in a year to organisers who charge no VAT, payment by payment, for the report of it to the tax office, with each one’s BSN. That it was taken is in the audit log.',
  access: 'admin',
  input: { query: z.object({ year: z.coerce.number().int().min(2020).max(2099) }) },
  output: z.string(),
  errors: ['report_over'],
  media: 'text/csv',
});

const stored = {
  /** People's money at the end of the month. */
  held: euros,
  /** The most at the end of a day of the month. */
  most: euros,
  toppedUp: euros,
  /** Spent from wallets, regardless of refunds. */
  spent: euros,
};

export const booksStored = defineCall({
  method: 'GET',
  path: '/admin/books/stored',
  summary:
    'The value that is stored for people, by month over a year, and what moved through it: the figures on which an operator’s duties turn (e-money).',
  access: 'admin',
  input: {},
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      /** The present month and the twelve before it, the latest first. */
      months: z.array(z.strictObject({ month: z.string(), ...stored })),
      /** The last twelve months, to the day. */
      year: z.strictObject({ toppedUp: euros, spent: euros, most: euros }),
    }),
  }),
  errors: [],
});

export const storedLine = z.strictObject({ month: z.string(), ...stored });

export const booksStoredFile = defineCall({
  method: 'GET',
  path: '/admin/books/stored.csv',
  summary: 'The same as a file.',
  access: 'admin',
  input: {},
  output: z.string(),
  errors: [],
  media: 'text/csv',
});

const periodFigures = {
  /** By kind of sale and rate in percent: the figures of the VAT return. */
  vat: z.array(
    z.strictObject({ kind: z.enum(saleKinds), rate: z.number(), exemptReason: z.string().nullable(), ...sold }),
  ),
  sports: z.array(z.strictObject({ sport: z.enum(sports), ...sold })),
  /** Null for games without a community. */
  communities: z.array(
    z.strictObject({ community: z.strictObject({ _id: id, name: z.string() }).nullable(), ...sold }),
  ),
  /** Opening + added + taken is closing; `taken` is never above zero. */
  accounts: z.array(z.strictObject({ account, opening: euros, added: euros, taken: euros, closing: euros })),
};

export const booksPeriod = defineCall({
  method: 'GET',
  path: '/admin/books/periods',
  summary:
    'A period of whole days in Amsterdam: what was sold and went back, its VAT by rate, and what moved each account.',
  access: 'admin',
  input: { query: days },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      from: z.iso.date(),
      to: z.iso.date(),
      /** Until when every sale has its document; later sales are in none of these figures yet. */
      documentedUntil: instant,
      /** Whether these books are a sub-administration, which is imported into others (`BOOKS_ARE`). */
      isPart: z.boolean(),
      ...periodFigures,
      /** The figures of a closed month as they were kept when it was closed; null for any other period. */
      kept: z
        .strictObject({ at: instant, by: z.strictObject({ _id: id, name: z.string() }), ...periodFigures })
        .nullable(),
    }),
  }),
  errors: [],
});

/** A row of its file: a figure, and what it is of in the reader's words. */
export const periodLine = z.strictObject({
  part: z.string(),
  what: z.string(),
  rate: z.number().nullable(),
  sold: euros.nullable(),
  back: euros.nullable(),
  vat: euros.nullable(),
  opening: euros.nullable(),
  added: euros.nullable(),
  taken: euros.nullable(),
  closing: euros.nullable(),
});

export const booksPeriodFile = defineCall({
  method: 'GET',
  path: '/admin/books/periods.csv',
  summary: 'The same period as a file.',
  access: 'admin',
  input: { query: days },
  output: z.string(),
  errors: [],
  media: 'text/csv',
});

const atMoment = z.object({ at: moment.describe('Counts what was booked before this moment; for a day, by its end') });

export const booksBalances = defineCall({
  method: 'GET',
  path: '/admin/books/balances',
  summary: 'A trial balance: what each account holds at a moment.',
  access: 'admin',
  input: { query: atMoment },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      at: instant,
      accounts: z.array(z.strictObject({ account, balance: euros })),
      /** The sum of all accounts, which is zero. */
      sum: euros,
    }),
  }),
  errors: [],
});

/** A row of its file. */
export const balanceLine = z.strictObject({ account: z.string(), balance: euros });

export const booksBalancesFile = defineCall({
  method: 'GET',
  path: '/admin/books/balances.csv',
  summary: 'The same trial balance as a file.',
  access: 'admin',
  input: { query: atMoment },
  output: z.string(),
  errors: [],
  media: 'text/csv',
});

/** What Rondo holds for people and, below zero, what they owe it. */
const owed = {
  wallet: euros,
  /** Set aside for groups. */
  reserved: euros,
  /** Kept for guests, who have no wallet. */
  kept: euros,
  /** Pay of organisers. */
  pay: euros,
  /** Debts after charge-backs; never above zero. */
  owes: euros,
  /** The sum of all these. */
  total: euros,
};

export const { list: listOwed, file: owedFile } = consoleList({
  path: '/admin/books/owed',
  summary:
    'What is owed to each person at a moment, or by them, and the sums of all. That somebody looked is in the audit log.',
  rows: { owed: z.strictObject({ person: z.strictObject({ _id: id, name: z.string() }), ...owed }) },
  sorts: ['most', 'least', 'name'],
  filters: {
    at: moment.optional().describe('Counts what was booked before this moment; for a day, by its end; now if left out'),
  },
  more: {
    /** The sums for everybody, whatever was searched for. */
    sums: z.strictObject(owed),
  },
});
