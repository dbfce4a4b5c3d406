import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { row, useServer } from '../../test/server.ts';
import { functionNames, migrate, migrationNames } from './migrate.ts';
import { StartError } from './start-error.ts';

const server = useServer();

/** The message of a start that refuses to migrate. */
async function refusal(): Promise<string> {
  const refused = await migrate(server.databaseUrl).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartError);
  return String(refused);
}

test('old code does not start on a database that newer code has changed', async () => {
  expect(await migrate(server.databaseUrl)).toBe(0);
  await sql`insert into migration (name) values ('9999-from-tomorrow.sql')`.execute(server.db);
  expect(await refusal()).toContain('9999-from-tomorrow.sql');
  await sql`delete from migration where name like '9999%'`.execute(server.db);
  expect(await migrate(server.databaseUrl)).toBe(0);
});

test('an applied migration that was altered is refused by name', async () => {
  const name = '0002-games.sql';
  const { checksum } = await row(
    server,
    sql<{ checksum: string | null }>`select checksum from migration where name = ${name}`,
  );
  await sql`update migration set checksum = 'of another text' where name = ${name}`.execute(server.db);
  expect(await refusal()).toContain(`(${name})`);
  await sql`update migration set checksum = ${checksum} where name = ${name}`.execute(server.db);
  expect(await migrate(server.databaseUrl)).toBe(0);
});

test('a database from before checksums gets them, and one from before its last migration is refused', async () => {
  await sql`alter table migration drop column checksum`.execute(server.db);
  await sql`drop table applied_function`.execute(server.db);
  expect(await migrate(server.databaseUrl)).toBe(0);
  const kept = sql<{ all: boolean }>`select bool_and(checksum is not null) as all from migration`;
  expect(await row(server, kept)).toEqual({ all: true });
  await sql`update migration set checksum = null`.execute(server.db);
  await sql`delete from migration where name > '0041'`.execute(server.db);
  expect(await refusal()).toContain('remove it');
  const again = (await migrationNames()).filter((name) => name > '0041');
  await sql`insert into migration (name) select unnest(${again}::text[])`.execute(server.db);
  expect(await migrate(server.databaseUrl)).toBe(0);
});

test('a function is applied again when its file is another than the one applied', async () => {
  const settings = sql<{ settings: string[] | null }>`
    select proconfig as settings from pg_proc where proname = 'lock_games'`;
  const before = await row(server, settings);
  await sql`alter function lock_games reset all`.execute(server.db);
  await migrate(server.databaseUrl);
  expect((await row(server, settings)).settings).toBeNull();
  await sql`update applied_function set checksum = 'of another text' where name = 'lock_games'`.execute(server.db);
  await migrate(server.databaseUrl);
  expect(await row(server, settings)).toEqual(before);
});

test('a function with other parameters beside the one there is stops the start, and changes nothing', async () => {
  await sql`create function open_wallet(integer) returns integer language sql as 'select 1'`.execute(server.db);
  await sql`update applied_function set checksum = 'of another text' where name = 'open_wallet'`.execute(server.db);
  expect(await refusal()).toContain('(open_wallet)');
  await sql`drop function open_wallet(integer)`.execute(server.db);
  expect(await migrate(server.databaseUrl)).toBe(0);
});

test('each function and trigger is made by the file of its name', async () => {
  const own = sql<{ names: string[] }>`
    select array_agg(proname::text order by proname) as names from pg_proc p
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;
  expect((await row(server, own)).names).toEqual(await functionNames());
});

test('migrations are numbered without gaps but those that their README explains', async () => {
  const numbers = (await migrationNames()).map((name) => Number(name.slice(0, 4)));
  const all = Array.from({ length: numbers.at(-1) ?? 0 }, (_, index) => index + 1);
  expect(all.filter((number) => !numbers.includes(number))).toEqual([10, 19, 38, 39, 41]);
  expect(new Set(numbers).size).toBe(numbers.length);
});
