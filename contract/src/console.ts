import { pageSizes } from '@rondo/rules';
import { z } from 'zod';
import { type Call, type CallInput, defineCall } from './define-call.ts';
import { line, text } from './wire.ts';

/** What the calls of the operator's console share (product.md#administration). */

/** Why an admin does something, for the audit log: at least a word. */
export const reason = text(500, 3);

/** What every list of the console is asked for. */
export const listed = <const S extends readonly [string, ...string[]]>(sorts: S) => ({
  query: line(100).default('').describe('Words to find'),
  sort: z.enum(sorts).default(sorts[0]),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(pageSizes.consoleMost / pageSizes.console)
    .default(1),
});

/** A list of the console as of one day in Amsterdam, to which a figure of its home leads. */
export const consoleDay = z.iso.date().optional();

/** Which rows of a list of the console these are. */
export const consolePagination = z.strictObject({
  totalCount: z.int(),
  totalPages: z.int(),
  /** Whether there are more than were counted: then a search narrows them down. */
  more: z.boolean(),
});

/** The same list as a file for a spreadsheet, without pages; that it was taken is in the audit log. */
export function fileOf<I extends CallInput>(call: Call<I, unknown, 'admin'>): Call<I, string, 'admin'> {
  const { method, path, input, summary } = call;
  return defineCall({
    method,
    path: `${path}.csv`,
    summary: `As a file: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`,
    access: 'admin',
    input,
    output: z.string(),
    errors: [],
    media: 'text/csv',
  });
}
