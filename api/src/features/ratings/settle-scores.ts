import { publishedFromRaters, type RatedSport, ratedSports, timeZone } from '@rondo/rules';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction, openPool } from '../../platform/db.ts';
import { fitOffThread } from './fit-off-thread.ts';
import type { FittedSport } from './fit-grades.ts';
import { publishScores } from './publish-scores.ts';

export interface SettleContext {
  db: Database;
  clock: Clock;
  databaseUrl: string;
}

/** The local hour at which a day's fit is due. */
const fromHour = 4;
/** Rows written by one transaction. */
const batch = 2000;
const lockKey = 72619;

/**
 * Each night, fits the grades of each sport together, and writes the scores of players whom enough people have graded since their last one
 * (decisions/0081-published-scores.md). Nothing else writes scores. A missed or repeated run does no harm, and one process at a time does it.
 */
export async function settleScores(context: SettleContext, signal?: AbortSignal): Promise<void> {
  const due = lastFitTime(context.clock.now());
  for (const sport of ratedSports) {
    if (signal?.aborted) return;
    if (await findNight(context.db, sport, due)) await settleSport(context, sport, due, signal);
  }
}

/** The latest moment at which fits were due. */
function lastFitTime(now: Date): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const today = local.with({ hour: fromHour, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 });
  const due = Temporal.ZonedDateTime.compare(today, local) <= 0 ? today : today.subtract({ days: 1 });
  return new Date(due.epochMilliseconds);
}

/** Settles one sport: grades that had come by `night` may count from then on. */
export async function settleSport(
  { clock, databaseUrl }: Omit<SettleContext, 'db'>,
  sport: RatedSport,
  night: Date,
  signal?: AbortSignal,
): Promise<void> {
  // The lock belongs to a session and lasts for minutes, so it needs a direct connection, not a pooler's.
  const direct = openPool(databaseUrl, 1);
  try {
    await direct.db.connection().execute(async (connection) => {
      const { rows } = await sql<{ mine: boolean }>`
        select pg_try_advisory_lock(${lockKey}, hashtext(${sport})) as mine`.execute(connection);
      if (!rows[0]?.mine) return;
      try {
        const found = await findNight(connection, sport, night);
        if (found) await settle(connection, sport, found, { clock, databaseUrl }, signal);
      } finally {
        await sql`select pg_advisory_unlock(${lockKey}, hashtext(${sport}))`.execute(connection);
      }
    });
  } finally {
    await direct.close();
  }
}

async function settle(
  db: Database,
  sport: RatedSport,
  { at, isBegun }: Night,
  { clock, databaseUrl }: Omit<SettleContext, 'db'>,
  signal?: AbortSignal,
): Promise<void> {
  if (!isBegun) await count(db, sport, at);
  const fitted = await fitOffThread({ databaseUrl, sport, until: at.toISOString() }, signal);
  await storePopulation(db, sport, fitted);
  for (const raters of batches(fitted.raters)) await storeRaters(db, sport, raters, clock.now());
  const graded = await sql<{ id: string }>`
    select distinct target_id as id from grading where sport = ${sport} and counted_at = ${at}`.execute(db);
  const ids = new Set(graded.rows.map(({ id }) => id));
  for (const players of batches(fitted.players.filter(({ id }) => ids.has(id))))
    await publishScores(db, { sport, players, night: at }, clock.now());
  // Written last: a night that was cut off is repeated with the same grades, so that the numbers are the same.
  await sql`update score_fit set fitted_at = ${at}, grade_count = ${fitted.gradeCount} where sport = ${sport}`.execute(
    db,
  );
}

interface Night {
  at: Date;
  /** Whether the night was cut off: its grades are decided already. */
  isBegun: boolean;
}

/** Players with waiting grades in a sport by that time from enough people. */
const gradedByEnough = (sport: RatedSport, by: Date) => sql`
  select target_id from grading where sport = ${sport} and counted_at is null and created_at <= ${by}
  group by target_id having count(distinct rater_id) >= ${publishedFromRaters}`;

/** The night to settle: one that was cut off, or else this night if it isn't settled yet and changes a score. */
async function findNight(db: Database, sport: RatedSport, night: Date): Promise<Night | null> {
  const { rows } = await sql<{ begun: string | null; due: boolean }>`
    select (select max(v.counted_at) from grading v where v.sport = ${sport} and v.counted_at > f.fitted_at) as begun,
      f.fitted_at < ${night} and exists (${gradedByEnough(sport, night)}) as due
    from (select coalesce(max(fitted_at), 'epoch') as fitted_at from score_fit where sport = ${sport}) f`.execute(db);
  const [found] = rows;
  if (found?.begun) return { at: new Date(found.begun), isBegun: true };
  return found?.due ? { at: night, isBegun: false } : null;
}

/** Counts the waiting grades of players whom enough people have graded. Grades that come meanwhile wait for the next night. */
async function count(db: Database, sport: RatedSport, night: Date): Promise<void> {
  await sql`
    update grading set counted_at = ${night}
    where sport = ${sport} and counted_at is null and created_at <= ${night}
      and target_id in (${gradedByEnough(sport, night)})`.execute(db);
}

/** In batches in the order of ids, which every lock on these rows follows. */
function batches<T extends { id: string }>(rows: readonly T[]): T[][] {
  const sorted = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return Array.from({ length: Math.ceil(rows.length / batch) }, (_, at) => sorted.slice(at * batch, (at + 1) * batch));
}

async function storePopulation(
  db: Database,
  sport: RatedSport,
  { mean, strengthVariance, leniencyVariance, slopeVariance }: FittedSport,
): Promise<void> {
  await sql`
    insert into score_fit (sport, mean, strength_variance, leniency_variance, slope_variance, grade_count, fitted_at)
    values (${sport}, ${mean}, ${strengthVariance}, ${leniencyVariance}, ${slopeVariance}, 0, 'epoch')
    on conflict (sport) do update set mean = excluded.mean, strength_variance = excluded.strength_variance,
      leniency_variance = excluded.leniency_variance, slope_variance = excluded.slope_variance`.execute(db);
}

function storeRaters(db: Database, sport: RatedSport, raters: FittedSport['raters'], now: Date): Promise<void> {
  return inTransaction(db, async (trx) => {
    await sql`
      insert into rater (user_id, sport, leniency, slope, noise, uncertainty, grade_count, updated_at)
      select id, ${sport}, leniency, slope, noise, uncertainty, "gradeCount", ${now}
      from jsonb_to_recordset(${JSON.stringify(raters)}::jsonb)
        as f(id uuid, leniency float8, slope float8, noise float8, uncertainty float8, "gradeCount" integer)
      order by id
      on conflict (user_id, sport) do update set leniency = excluded.leniency, slope = excluded.slope, noise = excluded.noise,
        uncertainty = excluded.uncertainty, grade_count = excluded.grade_count, updated_at = excluded.updated_at`.execute(
      trx,
    );
  });
}
