import { chartAccounts, reconcilingSteps, saleKinds } from '@rondo/rules/books';
import { z } from 'zod';
import { days } from './book-days.ts';
import { defineCall } from './define-call.ts';
import { euros, instant, success } from './wire.ts';

/** A period as a bookkeeper posts it, and the way from its revenue to the VAT return (product.md#books). */

/** The programs whose import has a form of its own; `general` is for all others. */
export const entryForms = [
  'general',
  'exact',
  'exact-xml',
  'twinfield',
  'moneybird',
  'snelstart',
  'eboekhouden',
] as const;

export const booksReconciliation = defineCall({
  method: 'GET',
  path: '/admin/books/reconciliation',
  summary: 'A period as one entry to post, by account, and the way from its revenue to the turnover of the VAT return.',
  access: 'admin',
  input: { query: days },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      from: z.iso.date(),
      to: z.iso.date(),
      /** Until when every sale has its document; later sales make a difference. */
      documentedUntil: instant,
      /** By account number; `debit` and `credit` each add up to the same. */
      lines: z.array(
        z.strictObject({
          account: z.enum(chartAccounts),
          number: z.string(),
          rgs: z.string(),
          /** Of VAT: its kind of sale, and its rate in percent. */
          vat: z.strictObject({ kind: z.enum(saleKinds), rate: z.number() }).nullable(),
          debit: euros,
          credit: euros,
        }),
      ),
      steps: z.array(z.strictObject({ step: z.enum(reconcilingSteps), amount: euros })),
      /** Without VAT, as the return has it. */
      turnover: euros,
      /** Zero, or something is wrong. */
      difference: euros,
    }),
  }),
  errors: [],
});

export const booksEntries = defineCall({
  method: 'GET',
  path: '/admin/books/entries',
  summary: 'A period as one entry of the memorial, balanced, in the form of a bookkeeping program. It names no person.',
  access: 'admin',
  input: { query: days.safeExtend({ form: z.enum(entryForms).default('general') }) },
  output: z.string(),
  errors: [],
  media: 'text/csv',
});
