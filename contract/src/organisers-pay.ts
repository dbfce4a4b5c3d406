import { languageCodes, organiserKinds } from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { payInvoiceNumber } from './pay-invoices.ts';
import { taxDetails } from './tax-details.ts';
import { euros, id, instant, line, success } from './wire.ts';

/** Organisers' pay and payouts (product.md#organisers). */

export const payKinds = ['game', 'correction', 'payout', 'returned'] as const;
export const payoutStates = ['proposed', 'filed', 'executed', 'returned'] as const;

/** A bank account as entered. */
export const enteredAccount = {
  holder: line(70, 1),
  iban: line(60, 1).describe('The account number, with or without spaces and capitals'),
};

export const bankDetails = z.strictObject({
  holder: z.string(),
  /** Masked: its country and last four characters. */
  iban: z.string(),
});

const payLine = z.strictObject({
  createdAt: instant,
  kind: z.enum(payKinds),
  match: z.strictObject({ _id: id, name: z.string(), game_date: instant, players: z.int() }).nullable(),
  /** Set for a payout. */
  payout: z.strictObject({ _id: id, iban: z.string(), state: z.enum(payoutStates), reason: z.string() }).nullable(),
  /** A positive amount adds to the balance owed. */
  amount: euros,
  /** The balance owed after it. */
  balance: euros,
  /** The invoices or credit notes of it that Rondo wrote. */
  invoices: z.array(payInvoiceNumber),
});

const year = z.coerce.number().int().min(2020).max(2099).optional().describe('The present year if left out');

/** Open to players, because who no longer organises is still owed what they earned. */
export const organisersPay = defineCall({
  method: 'GET',
  path: '/organising/pay',
  summary: 'What one is owed, is on its way and was paid, where it goes, and each line of a year, the earliest first.',
  access: 'player',
  input: { query: z.object({ year }) },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      /** Only a freelancer earns; null for an admin. */
      organiserKind: z.enum(organiserKinds).nullable(),
      /** Below zero if pay that was already sent was taken back. */
      owed: euros,
      underWay: euros,
      paid: euros,
      bankDetails: bankDetails.nullable(),
      /** For the yearly report to the tax office, and for invoices; null if neither concerns this person. */
      taxDetails: z
        .strictObject({
          kept: taxDetails.nullable(),
          /** Whether they are in the report, unless they charge VAT. */
          isReported: z.boolean(),
          /** Whether Rondo may write their invoices. */
          canBeInvoiced: z.boolean(),
        })
        .nullable(),
      year: z.int(),
      openingBalance: euros,
      /** What the bank sent in that year, by its date, less what came back. */
      paidInYear: euros,
      lines: z.array(payLine),
    }),
  }),
  errors: [],
});

export const organisersPayCsv = defineCall({
  method: 'GET',
  path: '/organising/pay.csv',
  summary: 'The lines of a year as a file for a spreadsheet.',
  access: 'player',
  input: {
    query: z.object({ year, lang: z.enum(languageCodes).optional().describe("The reader's language if left out") }),
  },
  output: z.string(),
  errors: [],
  media: 'text/csv',
});

export const keepBankDetails = defineCall({
  method: 'PUT',
  path: '/organising/bank-details',
  summary: 'Where one is paid from the next run on; the number is never sent back, only its end.',
  access: 'player',
  proof: true,
  input: {
    body: z.object(enteredAccount),
  },
  output: z.strictObject({ status: success, data: z.strictObject({ bankDetails }) }),
  errors: ['iban_invalid', 'iban_not_sepa', 'iban_is_own'],
});

export type PayKind = (typeof payKinds)[number];
export type PayLine = z.output<typeof payLine>;
