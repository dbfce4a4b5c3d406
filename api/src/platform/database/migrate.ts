import { notificationKindNames } from '@rondo/rules/notification-kinds';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { refusePooler, unlimitedOptions } from '../settings/connection-settings.ts';
import { migrateJobs } from './migrate-jobs.ts';
import { StartError, systemCode } from '../settings/start-error.ts';

const folder = path.resolve(import.meta.dirname, '../../../migrations');
const functionsFolder = path.resolve(import.meta.dirname, '../../../functions');

/** The newest migration from before checksums were stored. */
const lastUnchecked = '0042-reminders.sql';

/** The first line of a migration that takes something away: the oldest migration that running code must know. */
export const contracts = /^-- contract: needs (\d{4}-\S+\.sql)$/m;

/**
 * How long a migration waits for a table in use before it gives way, because all later queries wait behind it: shortly, so that nobody is refused
 * for it, and longer each time, so that it gets its turn. Always less than the second after which PostgreSQL looks for deadlocks, so that of two that
 * wait for each other the migration ends, and not somebody's call.
 */
const lockTimeoutMs = (tries: number) => Math.min(50 + 5 * tries, 800);
/** How often it tries, and how long people's calls have their way in between. */
const lockTries = 300;
const pauseMs = 250;
/** What PostgreSQL says when a lock isn't had in time, or each of two waits for the other. */
const inUse = new Set(['55P03', '40P01']);

interface Script {
  name: string;
  text: string;
  checksum: string;
}

/** The names of all migrations, in order. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort();
}

/** The names of the functions in the database. */
export async function functionNames(): Promise<string[]> {
  return (await readdir(functionsFolder)).map((name) => path.basename(name, '.sql')).sort();
}

async function readScript(name: string, file: string): Promise<Script> {
  const text = await readFile(file, 'utf8');
  return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
}

/**
 * Migrates the database at `url` to the newest version, each migration in its own transaction, and then updates its functions from their files and
 * the kinds of notifications from the rules; an advisory lock allows several processes to start at once. It only migrates forward. A database
 * migrated by newer code stays as it is, if nothing that this code needs was taken away (decisions/0058-releases.md).
 * @returns how many migrations were applied
 * @throws StartError if newer code has taken something away, a migration was altered, or `url` is a pooler's
 */
export async function migrate(url: string): Promise<number> {
  const scripts = await Promise.all((await migrationNames()).map((name) => readScript(name, path.join(folder, name))));
  const client = new Client({ connectionString: url, options: unlimitedOptions });
  // The statement under way fails with this error; without a listener, the process would end.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refusePooler(client);
    await client.query('select pg_advisory_lock(72616)');
    const { applied, isAhead } = await readApplied(client, scripts);
    const missing = scripts.filter(({ name }) => !applied.has(name));
    for (const { name, text, checksum } of missing)
      await inOne(client, async () => {
        await client.query(text);
        const needs = contracts.exec(text)?.[1] ?? null;
        await client.query('insert into migration (name, checksum, needs) values ($1, $2, $3)', [
          name,
          checksum,
          needs,
        ]);
      });
    if (isAhead) return missing.length;
    await applyFunctions(client);
    await nameKinds(client);
    await migrateJobs(url);
    return missing.length;
  } finally {
    await client.end();
  }
}

/** Runs `work` in a transaction, and again when a table that it needs is in use, by who may wait for one that it has. */
async function inOne(client: Client, work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await client.query('begin');
      await client.query(`set local lock_timeout = ${lockTimeoutMs(tries)}`);
      await work();
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if (!inUse.has(systemCode(error) ?? '') || tries === lockTries) throw error;
      await wait(pauseMs);
    }
}

/**
 * The migrations that the database has, and whether newer code's are among them. Those applied before checksums were stored get theirs now.
 * @throws StartError
 */
async function readApplied(
  client: Client,
  scripts: readonly Script[],
): Promise<{ applied: Set<string>; isAhead: boolean }> {
  await client.query(
    'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
  );
  await client.query(
    'alter table migration add column if not exists checksum text, add column if not exists needs text',
  );
  const { rows } = await client.query<{ name: string; checksum: string | null; needs: string | null }>(
    'select name, checksum, needs from migration',
  );
  const known = new Map(scripts.map((script) => [script.name, script]));
  const applied = new Set(rows.map(({ name }) => name));
  const newer = rows.filter(({ name }) => !known.has(name));
  const lost = newer.filter(({ needs }) => needs !== null && !known.has(needs)).map(({ name }) => name);
  if (lost.length > 0)
    throw new StartError(
      `A newer Rondo took away from this database what this one needs (${lost.sort().join(', ')}): start that one, or restore a back-up from before it.`,
    );
  const unchecked = rows.filter(({ checksum }) => checksum === null);
  if (unchecked.length > 0 && !applied.has(lastUnchecked))
    throw new StartError(
      `This database was made by a version before ${lastUnchecked}, whose tables this one can't bring up to date. Nothing was changed: keep it, and begin with an empty database (DATABASE_URL, or another DATA_DIR).`,
    );
  const altered = rows.filter(
    ({ name, checksum }) => known.has(name) && checksum !== null && checksum !== known.get(name)?.checksum,
  );
  if (altered.length > 0)
    throw new StartError(
      `Migrations were altered after this database had them (${altered.map(({ name }) => name).join(', ')}): put them back as they were, and change what they made in a new one.`,
    );
  for (const { name } of unchecked)
    await client.query('update migration set checksum = $2 where name = $1', [name, known.get(name)?.checksum]);
  return { applied, isAhead: newer.length > 0 };
}

/** Applies the functions whose files have changed in one transaction, because they call one another. */
async function applyFunctions(client: Client): Promise<void> {
  await client.query(
    'create table if not exists applied_function (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from applied_function',
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const scripts = await Promise.all(
    (await functionNames()).map((name) => readScript(name, path.join(functionsFolder, `${name}.sql`))),
  );
  const changed = scripts.filter(({ name, checksum }) => applied.get(name) !== checksum);
  if (changed.length === 0) return;
  await inOne(client, async () => {
    // A function may call one that is created after it.
    await client.query('set local check_function_bodies = off');
    for (const { name, text, checksum } of changed) {
      await client.query(text);
      await client.query(
        `insert into applied_function (name, checksum) values ($1, $2)
         on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
        [name, checksum],
      );
    }
    await refuseOverloads(client);
  });
}

/** Other kinds stay in the table, because older code that runs beside this may write them (decisions/0089-one-entry-a-kind.md). */
async function nameKinds(client: Client): Promise<void> {
  await client.query('insert into notification_kind (name) select unnest($1::text[]) on conflict do nothing', [
    notificationKindNames,
  ]);
}

/**
 * A function with other parameters would be added beside the existing one instead of replacing it.
 * @throws StartError
 */
async function refuseOverloads(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select f.name from applied_function f
     where (select count(*) from pg_proc p where p.proname = f.name and p.pronamespace = current_schema()::regnamespace) <> 1
     order by f.name`,
  );
  if (rows.length > 0)
    throw new StartError(
      `Functions are not there once (${rows.map(({ name }) => name).join(', ')}): a migration drops what has other parameters or no file any more.`,
    );
}
