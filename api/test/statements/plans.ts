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
 * Statements that may read all of a table that grows, by the file they stand in, with the reason. What is asked of a time says from and until
 * when: the generic plan takes `created_at >= $1` alone for a third of the table.
 */
const mayReadAll: Readonly<Record<string, string>> = {
  'src/demo/': 'an empty database, once',
  'platform/clock.ts': 'whether there is anybody ends at the first',
  'platform/calls/pagination.ts': 'counts what an admin searched for; each list of players says its own conditions',
  'features/joining/waiting/count-past.ts': 'once a day, of two years',
  'features/ledger/auditfile/': 'a file of a year',
  'features/ledger/close-days.ts': 'adds up all wallets, once a day',
  'features/ledger/verify-closes.ts': 'hashes all there is, when somebody asks for it',
  'features/ledger/periods/owed-listing.ts': 'everybody who is owed something',
  'features/newsletter/newsletter-queries.ts': 'counts everybody on the list',
  'features/newsletter/start-newsletter.ts': 'to everybody on the list',
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
