import { hour, minute } from '@rondo/rules';
import { migrationNames } from '../platform/database/migrate.ts';
import { type Finding, look, ok, type Patient, wrong } from './check.ts';

/** Debian 12's; older ones lack what migrations use. */
const oldestMajor = 15;
const skewMaxMs = 5000;

async function rowOf<Row extends object>(at: Patient, query: string): Promise<Row | undefined> {
  const { rows } = await (await at.database()).query<Row>(query);
  return rows[0];
}

export async function reach(at: Patient): Promise<Finding> {
  const row = await rowOf<{ name: string }>(at, 'select current_database() as name');
  return ok(`${row?.name} answers`);
}

export async function version(at: Patient): Promise<Finding> {
  const row = await rowOf<{ number: number }>(at, `select current_setting('server_version_num')::int as number`);
  return judgeVersion(row?.number ?? 0);
}

export function judgeVersion(number: number): Finding {
  const major = Math.floor(number / 10_000);
  return major < oldestMajor ? wrong(`PostgreSQL ${major} is older than ${oldestMajor}`) : ok(`PostgreSQL ${major}`);
}

export async function rights(at: Patient): Promise<Finding> {
  const row = await rowOf<{ may: boolean; reads: boolean; all: boolean; who: string }>(
    at,
    `select has_schema_privilege(current_schema(), 'create') as may, current_user as who,
      pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as reads,
      (select rolsuper from pg_roles where rolname = current_user) as all`,
  );
  if (row === undefined || row.reads) return wrong('takes no writes: it is a standby or read-only');
  if (!row.may) return wrong(`${row.who} may not create tables in it`);
  return row.all ? look(`${row.who} is a superuser and needn’t be`) : ok(`${row.who} has the rights it needs`);
}

export async function clock(at: Patient): Promise<Finding> {
  const row = await rowOf<{ now: Date }>(at, 'select clock_timestamp() as now');
  const skew = at.now().getTime() - new Date(row?.now ?? 0).getTime();
  const seconds = Math.round(Math.abs(skew) / 1000);
  return Math.abs(skew) > skewMaxMs ? wrong(`${seconds} s off this machine’s clock`) : ok('same as this machine’s');
}

export async function migrations(at: Patient): Promise<Finding> {
  const client = await at.database();
  const { rows: tables } = await client.query(`select from pg_tables where tablename = 'migration'`);
  if (tables.length === 0) return look('empty: the first start sets it up');
  const { rows } = await client.query<{ name: string }>('select name from migration');
  const applied = new Set(rows.map(({ name }) => name));
  const missing = (await migrationNames()).filter((name) => !applied.has(name));
  return missing.length > 0 ? look(`${missing.length} missing, from ${missing[0]} on`) : ok('all applied');
}

const hours = (since: Date | string, now: Date) => (now.getTime() - new Date(since).getTime()) / hour;

export async function backUps(at: Patient): Promise<Finding> {
  const { rows } = await (
    await at.database()
  ).query<{ act: 'taken' | 'verified'; ended_at: Date }>('select act, ended_at from back_up');
  const ended = (act: 'taken' | 'verified') => rows.find((row) => row.act === act)?.ended_at;
  const [taken, verified] = [ended('taken'), ended('verified')];
  if (taken === undefined) return wrong('none taken yet');
  const age = Math.round(hours(taken, at.now()));
  if (age > 26) return wrong(`the last one is ${age} hours old`);
  if (verified === undefined || hours(verified, at.now()) > 9 * 24)
    return look(`the last one is ${age} hours old, but none was verified in nine days`);
  return ok(`the last one is ${age} hours old and verified`);
}

export async function jobs(at: Patient): Promise<Finding> {
  const { rows } = await (
    await at.database()
  ).query<{ name: string; last_at: Date; is_failing: boolean; last_error: string | null }>(
    'select name, last_at, is_failing, last_error from job_run order by last_at desc',
  );
  const [last] = rows;
  if (last === undefined || at.now().getTime() - new Date(last.last_at).getTime() > 15 * minute)
    return wrong('nothing has run for fifteen minutes: is any process up?');
  const failing = rows.filter((row) => row.is_failing);
  if (failing.length === 0) return ok('all succeeded');
  return look(failing.map(({ name, last_error }) => `${name} fails (${last_error ?? 'no reason given'})`).join(', '));
}

export async function awaitedMail(at: Patient): Promise<Finding> {
  const row = await rowOf<{ minutes: number | null; error: string | null }>(
    at,
    `select extract(epoch from now() - min(queued_at))::float8 / 60 as minutes, max(last_error) as error from mail
     where category is null and sent_at is null and failed_at is null and digest_id is null and next_attempt_at <> 'infinity'`,
  );
  const minutes = Math.floor(row?.minutes ?? 0);
  if (minutes < 5) return ok('nobody is waiting for a link or ticket');
  return wrong(`someone has been waiting ${minutes} minutes: ${row?.error ?? 'not tried yet'}`);
}
