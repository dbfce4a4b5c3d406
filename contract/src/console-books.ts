import { saleKinds } from '@rondo/rules/books';
import { sports } from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { ledgerAccounts } from './ledger.ts';
import { euros, givenInstant, id, instant, success } from './wire.ts';

/** The books as admins read them (product.md#books): all of it is worked out from the ledger and the documents. */

const bookDay = z.iso
  .date()
  .refine((day) => day >= '2000-01-01' && day < '2100-01-01', { error: 'a day of this century' });
const account = z.enum(ledgerAccounts);

/** What was sold, what of it went back, and the VAT of both together. */
const sold = { sold: euros, back: euros, vat: euros };

export const booksPeriod = defineCall({
  method: 'GET',
  path: '/admin/books/periods',
  summary:
    'A period of whole days in Amsterdam: what was sold and went back, its VAT by rate, and what moved each account.',
  access: 'admin',
  input: {
    query: z
      .object({ from: bookDay.describe('First day'), to: bookDay.describe('Last day, included') })
      .refine(({ from, to }) => from <= to, { path: ['to'], error: 'to must not be before from' }),
  },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      from: z.iso.date(),
      to: z.iso.date(),
      /** Until when every sale has its document: later ones are in none of these figures yet. */
      documentedUntil: instant,
      /** By kind of sale and rate, in percent: the figures of the VAT return. */
      vat: z.array(
        z.strictObject({ kind: z.enum(saleKinds), rate: z.number(), exemptReason: z.string().nullable(), ...sold }),
      ),
      sports: z.array(z.strictObject({ sport: z.enum(sports), ...sold })),
      /** Null: games of no community. */
      communities: z.array(
        z.strictObject({ community: z.strictObject({ _id: id, name: z.string() }).nullable(), ...sold }),
      ),
      /** Opening + added + taken is closing; `taken` is not above zero. */
      accounts: z.array(z.strictObject({ account, opening: euros, added: euros, taken: euros, closing: euros })),
    }),
  }),
  errors: [],
});

export const booksBalances = defineCall({
  method: 'GET',
  path: '/admin/books/balances',
  summary: 'A trial balance: what each account holds at a moment.',
  access: 'admin',
  input: { query: z.object({ at: givenInstant.describe('What was booked before it') }) },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      at: instant,
      accounts: z.array(z.strictObject({ account, balance: euros })),
      /** Of all accounts: zero. */
      sum: euros,
    }),
  }),
  errors: [],
});
