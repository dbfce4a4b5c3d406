import { hour, minute } from '@rondo/rules';
import { migrationNames } from '../platform/database/migrate.ts';
import { type Finding, look, ok, type Patient, wrong } from './check.ts';

/** Debian 12's; older ones lack what migrations use. */
const oldestMajor = 15;
const skewMaxMs = 5000;

async function rowOf<Row extends object>(at: Patient, query: string): Promise<Row | undefined> {
  const { rows } = await at.database().query<Row>(query);
  return rows[0];
}

export async function reach(at: Patient): Promise<Finding> {
  const row = await rowOf<{ name: string }>(at, 'select current_database() as name');
  return ok('databaseAnswers', { name: row?.name ?? '' });
}

export async function version(at: Patient): Promise<Finding> {
  const row = await rowOf<{ number: number }>(at, `select current_setting('server_version_num')::int as number`);
  return judgeVersion(row?.number ?? 0);
}

export function judgeVersion(number: number): Finding {
  const major = Math.floor(number / 10_000);
  return major < oldestMajor ? wrong('postgresOld', { major, least: oldestMajor }) : ok('postgresFits', { major });
}

export async function rights(at: Patient): Promise<Finding> {
  const row = await rowOf<{ may: boolean; reads: boolean; all: boolean; who: string }>(
    at,
    `select has_schema_privilege(current_schema(), 'create') as may, current_user as who,
      pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as reads,
      (select rolsuper from pg_roles where rolname = current_user) as all`,
  );
  if (row === undefined || row.reads) return wrong('readOnly');
  if (!row.may) return wrong('mayMakeNoTables', { role: row.who });
  // The embedded database has one role alone.
  return row.all && at.config().databaseUrl !== null
    ? look('superuser', { role: row.who })
    : ok('rightsFit', { role: row.who });
}

export async function clock(at: Patient): Promise<Finding> {
  const row = await rowOf<{ now: Date }>(at, 'select clock_timestamp() as now');
  const skew = at.now().getTime() - new Date(row?.now ?? 0).getTime();
  const seconds = Math.round(Math.abs(skew) / 1000);
  return Math.abs(skew) > skewMaxMs ? wrong('clockDiffers', { seconds }) : ok('clockAgrees');
}

export async function migrations(at: Patient): Promise<Finding> {
  const client = at.database();
  const { rows: tables } = await client.query(`select from pg_tables where tablename = 'migration'`);
  if (tables.length === 0) return look('emptyDatabase');
  const { rows } = await client.query<{ name: string }>('select name from migration');
  const applied = new Set(rows.map(({ name }) => name));
  const missing = (await migrationNames()).filter((name) => !applied.has(name));
  const [first] = missing;
  return first === undefined ? ok('migrated') : look('migrationsMissing', { number: missing.length, first });
}

const hours = (since: Date | string, now: Date) => (now.getTime() - new Date(since).getTime()) / hour;

export async function backUps(at: Patient): Promise<Finding> {
  const { rows } = await at
    .database()
    .query<{ act: 'taken' | 'verified'; ended_at: Date }>('select act, ended_at from back_up');
  const ended = (act: 'taken' | 'verified') => rows.find((row) => row.act === act)?.ended_at;
  const [taken, verified] = [ended('taken'), ended('verified')];
  if (taken === undefined) return wrong('backUpNone');
  const age = Math.round(hours(taken, at.now()));
  if (age > 26) return wrong('backUpOld', { hours: age });
  const isTried = verified !== undefined && hours(verified, at.now()) <= 9 * 24;
  return isTried ? ok('backUpTried', { hours: age }) : look('backUpUntried', { hours: age });
}

export async function jobs(at: Patient): Promise<Finding> {
  const { rows } = await at
    .database()
    .query<{ name: string; last_at: Date; is_failing: boolean; last_error: string | null }>(
      'select name, last_at, is_failing, last_error from job_run order by last_at desc',
    );
  const [last] = rows;
  if (last === undefined || at.now().getTime() - new Date(last.last_at).getTime() > 15 * minute)
    return wrong('jobsStopped');
  const [failing, ...others] = rows.filter((row) => row.is_failing);
  if (failing === undefined) return ok('jobsWell');
  const { name, last_error: error } = failing;
  // An error may have no words.
  const found = error ? look('jobFails', { name, error }) : look('jobFailsUnsaid', { name });
  if (others.length === 0) return found;
  return { ...found, said: [...found.said, ...look('moreJobsFail', { others: others.length }).said] };
}

export async function awaitedMail(at: Patient): Promise<Finding> {
  const row = await rowOf<{ minutes: number | null; error: string | null }>(
    at,
    `select extract(epoch from now() - min(queued_at))::float8 / 60 as minutes, max(last_error) as error from mail
     where category is null and sent_at is null and failed_at is null and digest_id is null and next_attempt_at <> 'infinity'`,
  );
  const minutes = Math.floor(row?.minutes ?? 0);
  if (minutes < 5) return ok('nobodyWaits');
  const error = row?.error ?? null;
  return error === null ? wrong('mailUntried', { minutes }) : wrong('mailWaits', { minutes, error });
}
