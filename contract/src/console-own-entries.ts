import { ownAccounts, ownDirections } from '@rondo/rules/books';
import { z } from 'zod';
import { reason } from './console.ts';
import { defineCall } from './define-call.ts';
import { euros, line, success } from './wire.ts';

/** What the operator books by hand where Rondo's books are all of theirs (product.md#books). */

const mostEuros = 1_000_000;
const account = z.enum(ownAccounts);
const direction = z.enum(ownDirections);

export const bookOwnEntry = defineCall({
  method: 'POST',
  path: '/admin/books/own-entries',
  summary:
    'Book what left the bank or came in for the VAT return, rent, or fees of others, dated now. Only where these are all of the operator’s books (`BOOKS_ARE=whole`); a document is booked once on each account.',
  access: 'admin',
  input: {
    body: z.object({
      account,
      direction,
      amount: z.number().min(0.01).max(mostEuros).multipleOf(0.01).describe('Euros'),
      document: line(60, 1).describe('The number of the invoice or the return'),
      reason,
    }),
  },
  output: z.strictObject({
    status: success,
    data: z.strictObject({ account, direction, amount: euros, document: z.string() }),
  }),
  errors: ['books_are_sub', 'document_booked'],
  idempotent: true,
});
