import { type RatedSport, ratedSports, timeZone } from '@rondo/rules';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction, openPool, type Transaction } from '../../platform/db.ts';
import { fitOffThread } from './fit-off-thread.ts';
import type { FittedSport } from './fit-grades.ts';
import { refitScores } from './refit.ts';
import { tellReceipts } from './tell-receipts.ts';

export interface SettleContext {
  db: Database;
  clock: Clock;
  databaseUrl: string;
}

/** Local hour from which the fit of a day is made. */
const fromHour = 4;
/** Rows written by one transaction, so that whoever grades meanwhile waits for a moment only. */
const batch = 2000;
const lockKey = 72619;

/**
 * Each night all grades of each sport are fitted together, and players hear how their scores moved (decisions/0035-score.md). A sport
 * without new grades is left; a missed or repeated run does no harm, and one process at a time does it.
 */
export async function settleScores(context: SettleContext, signal?: AbortSignal): Promise<void> {
  const due = lastFitTime(context.clock.now());
  for (const sport of ratedSports) {
    if (signal?.aborted) return;
    if (await isDue(context.db, sport, due)) await settleSport(context, sport, signal);
  }
}

/** The latest moment at which fits were due. */
function lastFitTime(now: Date): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const today = local.with({ hour: fromHour, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 });
  const due = Temporal.ZonedDateTime.compare(today, local) <= 0 ? today : today.subtract({ days: 1 });
  return new Date(due.epochMilliseconds);
}

async function isDue(db: Database, sport: RatedSport, due: Date): Promise<boolean> {
  const { rows } = await sql`
    select from rated_sport r left join score_fit f on f.sport = r.name
    where r.name = ${sport} and coalesce(f.fitted_at < ${due}, true)
      and exists (select from grading v where v.sport = r.name and v.created_at > coalesce(f.fitted_at, '-infinity'))`.execute(
    db,
  );
  return rows.length > 0;
}

/** Fits one sport now, whatever the hour. */
export async function settleSport(
  { clock, databaseUrl }: Omit<SettleContext, 'db'>,
  sport: RatedSport,
  signal?: AbortSignal,
): Promise<void> {
  // A lock of its session, for minutes: not of a pooler's connection.
  const direct = openPool(databaseUrl, 1);
  try {
    await direct.db.connection().execute(async (connection) => {
      const { rows } = await sql<{ mine: boolean }>`
        select pg_try_advisory_lock(${lockKey}, hashtext(${sport})) as mine`.execute(connection);
      if (!rows[0]?.mine) return;
      try {
        await settle(connection, sport, clock, databaseUrl, signal);
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
  clock: Clock,
  databaseUrl: string,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const since = await findLastFit(db, sport);
  const fitted = await fitOffThread({ databaseUrl, sport }, signal);
  await storePopulation(db, sport, fitted);
  for (const raters of chunks(fitted.raters)) await storeRaters(db, sport, raters, now);
  for (const players of chunks(fitted.players)) await storePlayers(db, sport, players, now);
  await tellReceipts(db, sport, since, clock.now());
  // Last: what was cut off before is done again.
  await sql`update score_fit set fitted_at = ${now}, grade_count = ${fitted.gradeCount} where sport = ${sport}`.execute(
    db,
  );
}

/** When the sport was last fitted; null: never. */
async function findLastFit(db: Database, sport: RatedSport): Promise<string | null> {
  const { rows } = await sql<{ fitted_at: string }>`select fitted_at from score_fit where sport = ${sport}`.execute(db);
  return rows[0]?.fitted_at ?? null;
}

/** In the order of ids, which is that of every lock on them. */
function chunks<T extends { id: string }>(rows: readonly T[]): T[][] {
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

/** Who gave grades while the others were fitted keeps what the local step said with them. */
function storeRaters(db: Database, sport: RatedSport, raters: FittedSport['raters'], now: Date): Promise<void> {
  return inTransaction(db, async (trx) => {
    await sql`
      insert into rater as r (user_id, sport, leniency, slope, noise, uncertainty, grade_count, updated_at)
      select id, ${sport}, leniency, slope, noise, uncertainty, "gradeCount", ${now}
      from jsonb_to_recordset(${JSON.stringify(raters)}::jsonb)
        as f(id uuid, leniency float8, slope float8, noise float8, uncertainty float8, "gradeCount" integer)
      order by id
      on conflict (user_id, sport) do update set leniency = excluded.leniency, slope = excluded.slope, noise = excluded.noise,
        uncertainty = excluded.uncertainty, grade_count = excluded.grade_count, updated_at = excluded.updated_at
      where r.grade_count <= excluded.grade_count`.execute(trx);
  });
}

/**
 * Who was graded while the others were fitted is computed from all of their grades again. Who left Rondo has no score. Each transaction
 * moves scores by its last statement only: from then on others who grade wait for it (decisions/0036-ranks.md).
 */
async function storePlayers(
  db: Database,
  sport: RatedSport,
  players: FittedSport['players'],
  now: Date,
): Promise<void> {
  const counts = new Map(players.map(({ id, gradeCount }) => [id, gradeCount]));
  const fitted = JSON.stringify(players);
  await inTransaction(db, (trx) => addMissing(trx, sport, fitted, now));
  const newer = await inTransaction(db, async (trx) => {
    const locked = await lockScores(trx, sport, [...counts.keys()]);
    const [same, others] = [[], []] as [string[], string[]];
    for (const { user_id, grade_count } of locked) (grade_count === counts.get(user_id) ? same : others).push(user_id);
    await sql`
      update score s set score = f.score, deviation = f.deviation, updated_at = ${now}
      from jsonb_to_recordset(${fitted}::jsonb) as f(id uuid, score numeric, deviation float8)
      where s.sport = ${sport} and s.user_id = f.id and s.user_id = any(${same}::uuid[])
        and (s.score <> f.score or s.deviation <> f.deviation)`.execute(trx);
    return others;
  });
  if (newer.length === 0) return;
  await inTransaction(db, async (trx) => {
    await lockScores(trx, sport, newer);
    await refitScores(trx, sport, newer, now);
  });
}

/** In the order of ids, as whoever grades does. */
async function lockScores(trx: Transaction, sport: RatedSport, userIds: readonly string[]) {
  const { rows } = await sql<{ user_id: string; grade_count: number }>`
    select user_id, grade_count from score where sport = ${sport} and user_id = any(${userIds}::uuid[])
    order by user_id for no key update`.execute(trx);
  return rows;
}

/** Rows for players whose grades are there and whose score isn't: of a database that was filled from elsewhere. */
async function addMissing(trx: Transaction, sport: RatedSport, fitted: string, now: Date): Promise<void> {
  await sql`
    insert into score (user_id, sport, score, grade_count, graded_games, updated_at)
    select f.id, ${sport}, 3, counted.grades, counted.games, ${now}
    from jsonb_to_recordset(${fitted}::jsonb) as f(id uuid)
    join app_user u on u.id = f.id and u.deleted_at is null
    cross join lateral (select count(*) as grades, count(distinct game_id) as games from grading v
      where v.target_id = f.id and v.sport = ${sport}) counted
    where not exists (select from score s where s.user_id = f.id and s.sport = ${sport})
    order by f.id
    on conflict do nothing`.execute(trx);
}
