import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { useServer } from '../../../test/server.ts';
import { contracts, functionNames, migrate, migrationNames } from './migrate.ts';
import { StartError } from '../settings/start-error.ts';

const server = useServer();

/** The message of a start that refuses to migrate. */
async function refusal(): Promise<string> {
  const refused = await migrate(server.databaseUrl).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartError);
  return String(refused);
}

test('code of before starts on what newer code added, puts no function back, and refuses what lost something it needs', async () => {
  expect(await migrate(server.databaseUrl)).toBe(0);
  const newest = (await migrationNames()).at(-1);
  const tomorrow = (needs: string | null | undefined) => server.sql`
    insert into migration (name, checksum, needs) values ('9999-from-tomorrow.sql', 'its own', ${needs})
      on conflict (name) do update set needs = excluded.needs`;
  const ofOpenWallet = () =>
    server.row<{ checksum: string }>`select checksum from applied_function where name = 'open_wallet'`;
  await server.sql`update applied_function set checksum = 'of tomorrow' where name = 'open_wallet'`;
  for (const needs of [null, newest]) {
    await tomorrow(needs);
    expect(await migrate(server.databaseUrl)).toBe(0);
    expect(await ofOpenWallet()).toEqual({ checksum: 'of tomorrow' });
  }
  await tomorrow('9998-of-the-next-release.sql');
  expect(await refusal()).toContain('(9999-from-tomorrow.sql)');
  await server.sql`delete from migration where name like '9999%'`;
  expect(await migrate(server.databaseUrl)).toBe(0);
  expect(await ofOpenWallet()).not.toEqual({ checksum: 'of tomorrow' });
});

test('what migrates gives way to who uses the table, so that others do not wait behind it, and tries again', async () => {
  const reader = new Client({ connectionString: server.databaseUrl });
  await reader.connect();
  onTestFinished(() => reader.end());
  await reader.query('begin; lock table posting in row share mode');
  const waiting = async () => {
    const { rows } = await reader.query(`select from pg_locks where relation = 'posting'::regclass and not granted`);
    return rows.length;
  };
  await server.sql`update applied_function set checksum = 'of another text' where name = 'check_journal_balanced'`;
  const migrated = migrate(server.databaseUrl);
  await expect.poll(waiting, { timeout: 20_000, interval: 20 }).toBe(1);
  await expect.poll(waiting, { timeout: 20_000, interval: 20 }).toBe(0);
  await reader.query('commit');
  expect(await migrated).toBe(0);
});

test('who waits for a table that the migration has, and has one that it needs, is let through; then it tries again', async () => {
  const writer = new Client({ connectionString: server.databaseUrl });
  await writer.connect();
  onTestFinished(() => writer.end());
  await writer.query('begin; lock table daily_close in row exclusive mode');
  await server.sql`
    update applied_function set checksum = 'of another text' where name in ('check_journal_balanced', 'sum_accounts')`;
  const migrated = migrate(server.databaseUrl);
  const waiting = `select from pg_locks where relation = 'daily_close'::regclass and not granted`;
  await expect.poll(async () => (await writer.query(waiting)).rows.length, { timeout: 20_000, interval: 20 }).toBe(1);
  await writer.query('lock table posting in row exclusive mode');
  await writer.query('commit');
  expect(await migrated).toBe(0);
});

test('a connection that is lost while others of its are at work ends no process', async () => {
  const holder = new Client({ connectionString: server.databaseUrl });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('begin; lock table pgboss.version');
  const migrated = migrate(server.databaseUrl);
  const end = `select pg_terminate_backend(l.pid) from pg_locks l join pg_stat_activity a using (pid)
    where l.locktype = 'advisory' and l.objid = 72616 and a.datname = current_database() and a.state = 'idle'
      and exists (select from pg_locks w where w.relation = 'pgboss.version'::regclass and not w.granted)`;
  await expect.poll(async () => (await holder.query(end)).rows.length, { interval: 20 }).toBe(1);
  await holder.query('commit');
  expect(await migrated).toBe(0);
});

/** Changes that would break the previous version of the code. Comments are skipped, and a constraint or column may be dropped and created anew. */
function takenAway(text: string): string[] {
  const statements = text.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ');
  const patterns = [
    /\bdrop (?:table|column|view|type) (?:if exists )?(\w+)\b(?!, add column \1 )/gi,
    /\brename (?:column |constraint )?(?:\w+ )?to \w+/gi,
    /\balter column \w+ (?:set data )?type \w+/gi,
    /\balter column \w+ (?:set not null|drop default)/gi,
    /\badd column \w+ \w+(?:\[\])? not null(?! (?:default|generated))/gi,
  ];
  return patterns.flatMap((pattern) => statements.match(pattern) ?? []);
}

test('what a migration takes away is found', () => {
  const found = {
    'drop table team; drop column if exists name': 2,
    'alter table game rename column name to title; alter table game rename to match': 2,
    'alter table game alter column name type varchar, alter column name set not null': 2,
    'alter table game add column a text not null': 1,
    'alter table game alter column a drop default -- drop table b': 1,
    "alter table game add column a text not null default '', alter column b drop not null": 0,
    'alter table game drop constraint game_kind_check; drop index game_by_name': 0,
    'alter table game drop column a, add column a text; alter table game drop column b, add column a text': 1,
  };
  const counted = Object.keys(found).map((text) => [text, takenAway(text).length]);
  expect(Object.fromEntries(counted)).toEqual(found);
});

test('a migration only adds, or says which code can do without what it takes away', async () => {
  const names = await migrationNames();
  const faults = names
    .filter((name) => name > '0067')
    .flatMap((name) => {
      const text = readFileSync(new URL(`../../../migrations/${name}`, import.meta.url), 'utf8');
      const needs = contracts.exec(text)?.[1];
      const found = needs === undefined ? takenAway(text) : names.includes(needs) ? [] : [needs];
      return found.map((what) => `${name}: ${what}`);
    });
  expect(faults).toEqual([]);
});

test('an applied migration that was altered is refused by name', async () => {
  const name = '0002-games.sql';
  const checksum = await server.value<string | null>`select checksum from migration where name = ${name}`;
  await server.sql`update migration set checksum = 'of another text' where name = ${name}`;
  expect(await refusal()).toContain(`(${name})`);
  await server.sql`update migration set checksum = ${checksum} where name = ${name}`;
  expect(await migrate(server.databaseUrl)).toBe(0);
});

test('a database from before checksums gets them, and one from before its last migration is refused', async () => {
  await server.sql`alter table migration drop column checksum`;
  await server.sql`drop table applied_function`;
  expect(await migrate(server.databaseUrl)).toBe(0);
  const kept = await server.value<boolean>`select bool_and(checksum is not null) as all from migration`;
  expect(kept).toBe(true);
  await server.sql`update migration set checksum = null`;
  await server.sql`delete from migration where name > '0041'`;
  expect(await refusal()).toContain('Nothing was changed: keep it');
  const again = (await migrationNames()).filter((name) => name > '0041');
  await server.sql`insert into migration (name) select unnest(${again}::text[])`;
  expect(await migrate(server.databaseUrl)).toBe(0);
});

test('a function is applied again when its file is another than the one applied', async () => {
  const settings = () => server.row<{ settings: string[] | null }>`
    select proconfig as settings from pg_proc where proname = 'lock_games'`;
  const before = await settings();
  await server.sql`alter function lock_games reset all`;
  await migrate(server.databaseUrl);
  expect((await settings()).settings).toBeNull();
  await server.sql`update applied_function set checksum = 'of another text' where name = 'lock_games'`;
  await migrate(server.databaseUrl);
  expect(await settings()).toEqual(before);
});

test('a function with other parameters beside the one there is stops the start, and changes nothing', async () => {
  await server.sql`create function open_wallet(integer) returns integer language sql as 'select 1'`;
  await server.sql`update applied_function set checksum = 'of another text' where name = 'open_wallet'`;
  expect(await refusal()).toContain('(open_wallet)');
  await server.sql`drop function open_wallet(integer)`;
  expect(await migrate(server.databaseUrl)).toBe(0);
});

test('each function and trigger is made by the file of its name', async () => {
  const own = await server.value<string[]>`
    select array_agg(proname::text order by proname) as names from pg_proc p
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;
  expect(own).toEqual(await functionNames());
});

test('migrations are numbered without gaps but those that their README explains', async () => {
  const numbers = (await migrationNames()).map((name) => Number(name.slice(0, 4)));
  const all = Array.from({ length: numbers.at(-1) ?? 0 }, (_, index) => index + 1);
  expect(all.filter((number) => !numbers.includes(number))).toEqual([10, 19, 38, 39, 41]);
  expect(new Set(numbers).size).toBe(numbers.length);
});
