import { Client } from 'pg';
import { growingTables, planAsInCountry } from './country.ts';

/** A node of a plan. */
interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** Statements that can be planned; the others are transactions, cursors and settings. */
const planned = /^\s*(?:select|with|insert|update|delete|values|merge)\b/i;

/**
 * Statements that may read all of a table that grows, by the file they stand in, with the reason. PostgreSQL plans statements
 * with a time (`created_at < $1`) again for the time given, which selects a small part; the generic plan takes it for a third. Statements of admins
 * are few, and no booking waits for them.
 */
const mayReadAll: Readonly<Record<string, string>> = {
  'src/demo/': 'an empty database, once',
  'platform/clock.ts': 'whether there is anybody ends at the first',
  'platform/sessions/sessions.ts': 'of a time',
  'platform/calls/pagination.ts': 'counts what an admin searched for; each list of players says its own conditions',
  'features/attendance/no-show-queries.ts': 'an admin’s list of what is escalated',
  'features/bank/': 'an admin’s, of days',
  'features/books/document-queries.ts': 'a paper by its number, of two ways to a spot',
  'features/books/rate-queries.ts': 'an admin who enters a rate',
  'features/bulk-changes/': 'an admin’s search',
  'features/console/': 'an admin’s figures',
  'features/joining/waiting/count-past.ts': 'once a day, of two years',
  'features/ledger/': 'admins’ periods and the nightly close, of days',
  'features/newsletter/': 'to everybody on the list',
  'features/pay/tell-of-year.ts': 'in January, of a year',
  'features/privacy/dormant/': 'once a day, of people',
};

export type FindReads = (site: string, text: string) => Promise<string[]>;

/** Lends a function that finds the growing tables of which a statement reads every row, planned for any parameters with a country's statistics. */
export async function withPlans<T>(url: string, work: (find: FindReads) => Promise<T>): Promise<T> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query('set jit = off');
    await planAsInCountry(client);
    return await work(async (site, text) => {
      if (!planned.test(text) || isAllowed(site)) return [];
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (generic_plan, format json) ${text}`,
      );
      return [...new Set(rows.flatMap((row) => row['QUERY PLAN'].flatMap((one) => readWhole(one.Plan))))].sort();
    });
  } finally {
    await client.end();
  }
}

function readWhole({ 'Node Type': node, 'Relation Name': table, Plans: parts = [] }: Plan): string[] {
  const own = node === 'Seq Scan' && table !== undefined && growingTables.has(table) ? [table] : [];
  return [...own, ...parts.flatMap(readWhole)];
}

const isAllowed = (site: string): boolean => Object.keys(mayReadAll).some((place) => site.includes(place));
