import { z } from 'zod';
import { reason } from './console.ts';
import { defineCall } from './define-call.ts';
import { id, instant, month, success } from './wire.ts';

/** Months of the books, which are closed one after the other (decisions/0093-closed-months.md). */

/** What keeps a month from being closed. */
const monthMissing = ['month_not_over', 'month_days_open', 'month_undocumented', 'month_before_open'] as const;

/** What can be open when a month is closed: it is closed only if the admin says that it may stay open. */
export const openThings = [
  'lineToExplain',
  'notPaidOut',
  'payoutReturned',
  'correctionProposed',
  'documentUnsent',
] as const;

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

export const monthOpen = defineCall({
  method: 'GET',
  path: '/admin/books/months/{month}/open',
  summary:
    'What is still open of a month and those before it: lines to explain, payments not paid out, payouts returned, corrections, mails.',
  access: 'admin',
  input: { params: z.object({ month }) },
  output: z.strictObject({
    status: success,
    data: z.strictObject({ open: z.array(z.strictObject({ kind: z.enum(openThings), count: z.int() })) }),
  }),
  errors: [],
});

export const closeMonth = defineCall({
  method: 'POST',
  path: '/admin/books/months/{month}/close',
  summary: 'Close a month, for good: its figures are kept, and nothing is dated in it any more.',
  access: 'admin',
  input: {
    params: z.object({ month }),
    body: z.object({
      reason,
      andBefore: z.boolean().default(false).describe('Also closes the open months before it, in order'),
      withOpen: z.boolean().default(false).describe('Closes it although things are open'),
    }),
  },
  output: z.strictObject({ status: success, data: z.strictObject({ month: listed }) }),
  errors: ['month_is_closed', 'month_not_booked', ...monthMissing, 'month_has_open'],
  idempotent: true,
});
