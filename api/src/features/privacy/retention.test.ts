import { type Kept, keptNames, retention } from '@rondo/rules/retention';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/server.ts';
import { personalTables } from './personal-tables.ts';

const server = useServer();

/** Data about people in places that no table's column names. */
const keptElsewhere: Readonly<Record<string, Kept>> = {
  app_user: 'account',
  rate_limit: 'counters',
  event: 'events',
  loose_file: 'photo',
  enquiry_photo: 'enquiries',
  push_message: 'pushAddresses',
  document_buyer: 'invoices',
};
/** Data that isn't in the database at all. */
const keptOutside: readonly Kept[] = ['errors', 'backups', 'statistics'];

test('every table with something about a person says how long it is kept, and each period is some table’s', () => {
  expect(personalTables.filter(({ kept }) => kept.length === 0)).toEqual([]);
  const used = new Set([
    ...personalTables.flatMap(({ kept }) => kept),
    ...Object.values(keptElsewhere),
    ...keptOutside,
  ]);
  expect(keptNames.filter((name) => !used.has(name))).toEqual([]);
});

test('what names no person in a column is in tables that there are', async () => {
  const rows = await server.values<string>`
    select table_name::text as name from information_schema.tables
    where table_schema = 'public' and table_name = any(${Object.keys(keptElsewhere)}) order by 1`;
  expect(rows).toEqual(Object.keys(keptElsewhere).sort());
});

test('the jobs that keep to a period are among those that run', () => {
  const run = new Set(server.jobs.sweeps().map(({ name }) => name));
  const named = keptNames.flatMap((name) => {
    const { by } = retention[name];
    return typeof by === 'string' ? [] : [...by];
  });
  expect(named.filter((name) => !run.has(name))).toEqual([]);
});
