import { pageSizes } from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { line, success, text } from './wire.ts';

/** What the calls of the operator's console share (product.md#administration). */

/** Why an admin does something, for the audit log: at least a word. */
export const reason = text(500, 3);

type Words = readonly [string, ...string[]];

/** The query that every list of the console takes. */
const listed = <const S extends Words>(sorts: S) => ({
  query: line(100).default('').describe('Words to find'),
  sort: z.enum(sorts).default(sorts[0]),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(pageSizes.consoleMax / pageSizes.console)
    .default(1),
});

/** Limits a list of the console to one local day, for links from the figures of the console's first page. */
export const consoleDay = z.iso.date().optional();

/** The first and last local day of a list of the console, both included; without one, it is open at that end. */
export const consoleSpan = {
  from: consoleDay.describe('The first day'),
  until: consoleDay.describe('The last day, included'),
};

/** Which rows of a list of the console these are. */
const consolePagination = z.strictObject({
  totalCount: z.int(),
  totalPages: z.int(),
  /** Whether there are more rows than were counted; then a search narrows them down. */
  more: z.boolean(),
});

/** The rows of a list in its answer, under the list's name. */
type RowsOf<Rows extends Shape> = { [Name in keyof Rows]: z.output<Rows[Name]>[] };
type Shape = Readonly<Record<string, z.ZodType>>;
/** What an answer has beside its rows, if anything. */
type Said<More extends Shape> = string extends keyof More ? unknown : { [Name in keyof More]: z.output<More[Name]> };

interface ConsoleList<Rows extends Shape, Sorts extends Words, Filters extends Shape, More extends Shape> {
  path: `/admin/${string}`;
  summary: string;
  /** The name of its rows, and the shape of each: `{ orders: order }`. */
  rows: Rows;
  /** The first order is the usual one. */
  sorts: Sorts;
  filters: Filters;
  /** What the answer has beside its rows. */
  more?: More;
}

/**
 * A list of the console, page by page, and the whole list as a file for a spreadsheet; the audit log notes that it was taken
 * (decisions/0087-console-lists.md).
 */
export function consoleList<
  const Rows extends Shape,
  const Sorts extends Words,
  const Filters extends Shape,
  const More extends Shape = Shape,
>({ path, summary, rows, sorts, filters, more }: ConsoleList<Rows, Sorts, Filters, More>) {
  const input = { query: z.object({ ...listed(sorts), ...filters }) };
  const listedRows = Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, z.array(row)]));
  const data = z.strictObject({ ...more, ...listedRows, pagination: consolePagination });
  const output = z.strictObject({ status: success, data }) as unknown as z.ZodType<{
    status: 'success';
    data: RowsOf<Rows> &
      Said<More> & {
        pagination: z.output<typeof consolePagination>;
      };
  }>;
  return {
    list: defineCall({ method: 'GET', path, summary, access: 'admin', input, output, errors: [] }),
    file: defineCall({
      method: 'GET',
      path: `${path}.csv`,
      summary: `As a file: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`,
      access: 'admin',
      input,
      output: z.string(),
      errors: [],
      media: 'text/csv',
    }),
  };
}
