import type { Call } from '@rondo/contract';
import type { Client } from 'pg';
import { demoAccounts, demoPassword, fillBooks, loadDemoData } from '../../api/src/demo/load-demo-data.ts';
import { loadPlaces } from '../../api/src/features/places/load-places.ts';
import { withClient } from '../../api/test/temporary-database.ts';
import { type Sent, watchStatements } from '../../api/test/watch-statements.ts';
import { withRondo } from '../../chaos/src/in-process.ts';
import { asked, type Asker, mayGrow, notAsked } from './asked-calls.ts';
import { withLargeDatabase } from './database.ts';
import { fillCopies } from './fill-copies.ts';
import type { Row } from './table.ts';

type Rondo = Parameters<Parameters<typeof withRondo>[1]>[1];

/** How much more a call may read when there is much more that is over. */
const most = 1.25;
/** An index of more rows has a level more, so a call may touch more pages than `most` times as many. */
const mostPages = 2;
/** Of so few rows or pages, a few more are no growth. */
const few = 40;

/** What a call costs: exact counts, which don't depend on what else the machine does. */
interface Cost {
  statements: number;
  trips: number;
  rows: number;
  pages: number;
  /** The rows of each table. */
  tables: Map<string, number>;
}

const emails: Record<Asker, string> = {
  player: demoAccounts[0].email,
  organiser: demoAccounts[2].email,
  admin: demoAccounts[3].email,
  leader: demoAccounts[4].email,
};

/**
 * (c) What each GET of the contract reads with the demo's data, and beside `copies` times as much that is over.
 * @throws if a call is neither asked nor on the list of those that aren't
 */
export async function benchCalls(copies: number): Promise<Row[]> {
  return withLargeDatabase(async (url, folder) => {
    const settings = { NODE_ENV: 'development', RONDO_DEMO: '1' };
    const run = <T>(work: (rondo: Rondo) => Promise<T>) =>
      withRondo({ databaseUrl: url, folder, production: true, settings }, (_, rondo) => work(rondo));
    await run(async (rondo) => {
      await loadPlaces(rondo.db);
      await loadDemoData(rondo);
      await fillBooks(rondo);
    });
    return withClient(url, async (client) => {
      await client.query('vacuum analyze');
      const addresses = new Map<string, string>();
      const before = await run((rondo) => measure(rondo, client, addresses));
      await fillCopies(client, copies);
      const after = await run((rondo) => measure(rondo, client, addresses));
      return [...before].map(([call, cost]) => rowOf(call, cost, after.get(call) ?? cost));
    });
  });
}

/** @param addresses those asked before, which are asked again */
async function measure(rondo: Rondo, client: Client, addresses: Map<string, string>): Promise<Map<string, Cost>> {
  const cookies = new Map<Asker, string>();
  const costs = new Map<string, Cost>();
  const problems: string[] = [];
  for (const [as, email] of Object.entries(emails) as [Asker, string][]) {
    const payload = { email, password: demoPassword };
    const answer = await rondo.app.inject({ method: 'POST', url: '/api/users/login', payload });
    cookies.set(as, answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  }
  for (const call of rondo.calls.filter(isAsked)) {
    const as = asked[call.path]?.as ?? askerOf(call);
    const address = addresses.get(call.path) ?? (await addressOf(client, call, emails[as]));
    addresses.set(call.path, address);
    const { result, ...sent } = await watchStatements(() =>
      rondo.app.inject({ url: address, headers: { cookie: cookies.get(as) ?? '' } }),
    );
    if (result.statusCode >= 300)
      problems.push(`${address} as ${as}: ${result.statusCode} ${result.body.slice(0, 200)}`);
    costs.set(call.path, await costOf(client, sent));
  }
  if (problems.length > 0) throw new Error(`asked in vain:\n${problems.join('\n')}`);
  return costs;
}

/** A stream goes on until its reader leaves, and a redirect leads elsewhere. */
const isAsked = ({ method, path, stream = false, redirect = false }: Call): boolean =>
  method === 'GET' && !stream && !redirect && !(path in notAsked);

const askerOf = ({ access }: Call): Asker => (access === 'admin' || access === 'organiser' ? access : 'player');

async function addressOf(client: Client, { path }: Call, email: string): Promise<string> {
  const { params = {}, query = {} } = asked[path] ?? {};
  const valueOf = async (text: string) => {
    const { rows } = await client.query<Record<string, unknown>>(
      `with said as (select id from app_user where email = '${email}') select v.* from said, lateral (${text.replaceAll('$1', 'said.id')}) v`,
    );
    return encodeURIComponent(String(Object.values(rows[0] ?? {})[0]));
  };
  let address = `/api${path}`;
  for (const [name, text] of Object.entries(params)) address = address.replace(`{${name}}`, await valueOf(text));
  const pairs: string[] = [];
  for (const [name, text] of Object.entries(query)) pairs.push(`${name}=${await valueOf(text)}`);
  return pairs.length > 0 ? `${address}?${pairs.join('&')}` : address;
}

interface Plan {
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Relation Name'?: string;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Plan[];
}

/** Runs a call's statements again, to see what each reads. */
async function costOf(client: Client, { statements, trips }: Sent): Promise<Cost> {
  let pages = 0;
  const tables = new Map<string, number>();
  await client.query('begin');
  for (const { text, values } of statements) {
    if (!/^\s*(?:select|with|insert|update|delete|values|declare)\b/i.test(text)) continue;
    const explained = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, buffers, format json) ${text}`,
      values,
    );
    for (const { Plan: plan } of explained.rows.flatMap((row) => row['QUERY PLAN'])) {
      readBy(plan, tables);
      pages += (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
    }
  }
  await client.query('rollback');
  const rows = tables.values().reduce((sum, each) => sum + each, 0);
  return { statements: statements.length, trips, rows, pages, tables };
}

/** Adds the rows that a plan reads from each table, wanted or not. */
function readBy(plan: Plan, tables: Map<string, number>): void {
  const { 'Relation Name': table, 'Actual Rows': rows = 0, 'Actual Loops': loops = 0, Plans: parts = [] } = plan;
  const unwanted = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  if (table !== undefined) tables.set(table, (tables.get(table) ?? 0) + (rows + unwanted) * loops);
  for (const part of parts) readBy(part, tables);
}

/** The table of which a call reads the most rows more than before. */
function grownMost(before: Cost, after: Cost): string {
  const grown = [...after.tables].map(([table, rows]) => [table, rows - (before.tables.get(table) ?? 0)] as const);
  const [table = 'none', rows = 0] = grown.toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return `${Math.round(rows)} more of ${table}`;
}

function rowOf(path: string, before: Cost, after: Cost): Row {
  const growth = Math.max(
    (after.rows - few) / Math.max(before.rows, 1) / most,
    (after.pages - few) / Math.max(before.pages, 1) / mostPages,
  );
  const reason = mayGrow.find(([begin]) => path.startsWith(begin))?.[1];
  const inWords = ({ rows, pages }: Cost) => `${Math.round(rows)} rows, ${pages} pages`;
  return {
    what: `GET ${path}: ${after.statements} statements in ${after.trips} trips`,
    measured: growth <= 1 ? inWords(after) : `${inWords(after)}: ${grownMost(before, after)}`,
    baseline: inWords(before),
    ratio: (after.rows / Math.max(before.rows, 1)).toFixed(2),
    goal: reason ?? `≤ ${most}`,
    ...(reason === undefined && { reached: growth <= 1 }),
  };
}
