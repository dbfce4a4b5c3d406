import { saleKinds } from '@rondo/rules/books';
import { z } from 'zod';
import { reason } from './console.ts';
import { defineCall } from './define-call.ts';
import { line, success } from './wire.ts';

/** The VAT rates of what is sold, each from a day on (product.md#vat). */

const kind = z.enum(saleKinds);
const from = z.iso.date().refine((day) => day >= '2000-01-01' && day < '2100-01-01');

const rates = z.strictObject({
  status: success,
  data: z.strictObject({
    /** By kind, the latest rate first. */
    rates: z.array(
      z.strictObject({
        kind,
        percent: z.number(),
        from: z.iso.date(),
        exemptReason: z.string().nullable(),
        state: z.enum(['coming', 'current', 'past']),
      }),
    ),
  }),
});

export const booksRates = defineCall({
  method: 'GET',
  path: '/admin/books/rates',
  summary: 'The VAT rate of each kind of sale, with the day from which it holds.',
  access: 'admin',
  input: {},
  output: rates,
  errors: [],
});

export const createRate = defineCall({
  method: 'POST',
  path: '/admin/books/rates',
  summary: 'A VAT rate from today or a day to come. What was sold before keeps its own. At 0 % receipts say why.',
  access: 'admin',
  input: {
    body: z.object({
      kind,
      percent: z.number().min(0).max(100).multipleOf(0.01),
      from: from.describe('A day in Amsterdam'),
      exemptReason: line(200, 3).optional().describe('For 0 %: why there is no VAT, as receipts say it'),
      reason,
    }),
  },
  output: rates,
  errors: ['rate_in_past', 'rate_of_sales', 'rate_there_already', 'rate_same', 'exempt_reason_needed'],
  idempotent: true,
});

export const takeRateBack = defineCall({
  method: 'POST',
  path: '/admin/books/rates/take-back',
  summary: 'Take back a VAT rate that doesn’t hold yet.',
  access: 'admin',
  input: { body: z.object({ kind, from, reason }) },
  output: rates,
  errors: ['rate_not_found', 'rate_in_force'],
  idempotent: true,
});
