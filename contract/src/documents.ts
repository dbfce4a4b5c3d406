import { pageSizes } from '@rondo/rules';
import { saleKinds } from '@rondo/rules/books';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { euros, id, instant, pagination, success } from './wire.ts';

/** Receipts and credit notes (product.md#vat): what was sold to somebody, with its VAT, or went back. */

export const documentNumber = z
  .string()
  .regex(/^[RC]-\d{4}-\d{6,9}$/)
  .describe('`R-2026-000012` is a receipt, `C-2026-000003` a credit note; without gaps in each year');

const line = z.strictObject({
  kind: z.enum(saleKinds),
  /** With VAT; below zero on a credit note. */
  amount: euros,
  /** In percent. */
  rate: z.number(),
  vat: euros,
  /** Why there is no VAT, as the operator put it. */
  exemptReason: z.string().nullable(),
  /** The receipt that this takes back, in whole or in part. */
  of: documentNumber.nullable(),
});

const documentHead = z.strictObject({
  number: documentNumber,
  kind: z.enum(['receipt', 'creditNote']),
  /** Of the sale, in Europe/Amsterdam. */
  day: z.iso.date(),
  total: euros,
  /** The game as it was called then, and when it was to begin. */
  about: z.strictObject({ name: z.string(), startsAt: instant.nullable() }).nullable(),
});

export const myDocuments = defineCall({
  method: 'GET',
  path: '/wallet/documents',
  summary:
    'Receipts and credit notes of what oneself paid, the latest first: all, or those of one payment. Given within a minute; a top-up has one of its fee alone.',
  access: 'player',
  input: {
    query: z.object({
      of: id.optional().describe('An order, a spot or a pass'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(pageSizes.walletList),
    }),
  },
  output: z.strictObject({ status: success, data: z.strictObject({ documents: z.array(documentHead) }), pagination }),
  errors: ['wallet_for_players'],
});

export const documentByNumber = defineCall({
  method: 'GET',
  path: '/documents/{number}',
  summary: 'A receipt or credit note of what oneself paid, as it was when it was given.',
  access: 'player',
  input: { params: z.object({ number: documentNumber }) },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      document: documentHead.extend({
        issuedAt: instant,
        lines: z.array(line),
        /** Of all lines of a rate together. */
        vat: z.array(
          z.strictObject({ rate: z.number(), amount: euros, vat: euros, exemptReason: z.string().nullable() }),
        ),
        /** Null where nobody was set as the seller, as on a trial. */
        seller: z
          .strictObject({
            name: z.string(),
            address: z.string(),
            kvk: z.string(),
            vat: z.string(),
            phone: z.string().nullable(),
          })
          .nullable(),
      }),
    }),
  }),
  errors: ['document_not_found', 'wallet_for_players'],
});

export type SaleDocument = z.output<typeof documentByNumber.output>['data']['document'];
export type DocumentHead = z.output<typeof documentHead>;
