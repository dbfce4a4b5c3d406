import { z } from 'zod';
import { reason } from './console.ts';
import { defineCall } from './define-call.ts';
import { id, instant, month, success } from './wire.ts';

/** Months of the books, which are closed one after the other (decisions/0093-closed-months.md). */

/** What keeps a month from being closed. */
const monthMissing = ['month_not_over', 'month_days_open', 'month_undocumented', 'month_before_open'] as const;

const listed = z.strictObject({
  month,
  /** Who closed it; the hash is over its figures and the hash of the month before. */
  closed: z
    .strictObject({
      at: instant,
      by: z.strictObject({ _id: id, name: z.string() }),
      hash: z.string().describe('SHA-256, hexadecimal'),
    })
    .nullable(),
  /** What is missing to close it; null for a closed month too. */
  missing: z.enum(monthMissing).nullable(),
});

export const listMonths = defineCall({
  method: 'GET',
  path: '/admin/books/months',
  summary:
    'The months of the books from the first with a journal, the latest first: who closed each, or what is missing.',
  access: 'admin',
  input: {},
  output: z.strictObject({ status: success, data: z.strictObject({ months: z.array(listed) }) }),
  errors: [],
});

export const closeMonth = defineCall({
  method: 'POST',
  path: '/admin/books/months/{month}/close',
  summary: 'Close a month, for good: its figures are kept, and nothing is dated in it any more.',
  access: 'admin',
  input: { params: z.object({ month }), body: z.object({ reason }) },
  output: z.strictObject({ status: success, data: z.strictObject({ month: listed }) }),
  errors: ['month_is_closed', 'month_not_booked', ...monthMissing],
  idempotent: true,
});
