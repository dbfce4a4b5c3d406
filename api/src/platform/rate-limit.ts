import { sql } from 'kysely';
import type { Database } from './db.ts';
import { Refused } from './refusal.ts';

/** Parts of a window that are counted one by one: the oldest counts until all of it is past. */
const parts = 12;

/**
 * Counts an attempt unless that makes more than `most` in the last `windowMinutes`, whenever those began; then it is refused, and
 * takes nothing. Counted in PostgreSQL, so that all processes share it, and outside the caller's transaction, so that an attempt
 * counts whatever comes of it.
 * @param attempts how many at once
 * @throws Refused `too_many_requests`, which says when the next one counts
 */
export async function limitAttempts(
  db: Database,
  subject: string,
  most: number,
  windowMinutes: number,
  attempts = 1,
): Promise<void> {
  const seconds = (windowMinutes * 60) / parts;
  // Of two at once in a part the second finds what the first has written, as its row is locked.
  const { rows } = await sql`
    with part as (select date_bin(make_interval(secs => ${seconds}), now(), timestamptz '2000-01-01') as start),
    earlier as (
      select coalesce(sum(r.attempts), 0) as attempts from rate_limit r, part
      where r.subject = ${subject} and r.window_start < part.start
        and r.window_start > now() - make_interval(secs => ${seconds * (parts + 1)}))
    insert into rate_limit (subject, window_start, attempts)
    select ${subject}, part.start, ${attempts}::int from part, earlier where earlier.attempts + ${attempts}::int <= ${most}::int
    on conflict (subject, window_start) do update set attempts = rate_limit.attempts + excluded.attempts
      where rate_limit.attempts + excluded.attempts + (select attempts from earlier) <= ${most}::int
    returning attempts`.execute(db);
  if (rows.length === 0) throw await tooMany(db, subject, { most, seconds, attempts });
}

export interface AttemptLimit {
  subject: string;
  most: number;
  windowMinutes: number;
}

/**
 * Counts an attempt against several budgets. What one of them refuses is not looked at, and takes nothing of the others: who
 * goes on where they are refused uses up nothing that others need.
 * @returns takes the attempt back, which turned out to be no guess
 * @throws Refused `too_many_requests`
 */
export async function limitByEach(db: Database, limits: readonly AttemptLimit[]): Promise<() => Promise<void>> {
  const counted: string[] = [];
  const takeBack = async () => {
    for (const subject of counted) await forgiveAttempt(db, subject);
  };
  try {
    for (const { subject, most, windowMinutes } of limits) {
      await limitAttempts(db, subject, most, windowMinutes);
      counted.push(subject);
    }
  } catch (error) {
    await takeBack();
    throw error;
  }
  return takeBack;
}

/** Says when enough of the earlier attempts are past. */
async function tooMany(
  db: Database,
  subject: string,
  { most, seconds, attempts }: { most: number; seconds: number; attempts: number },
): Promise<Refused> {
  const { rows } = await sql<{ attempts: number; left: number }>`
    select attempts, extract(epoch from window_start + make_interval(secs => ${seconds * (parts + 1)}) - now())::float8 as left
    from rate_limit
    where subject = ${subject} and window_start > now() - make_interval(secs => ${seconds * (parts + 1)})
    order by window_start`.execute(db);
  let counted = rows.reduce((sum, row) => sum + row.attempts, 0);
  for (const row of rows) {
    counted -= row.attempts;
    if (counted + attempts <= most) return tryAgainIn(Math.max(1, Math.ceil(row.left)));
  }
  return tryAgainIn(Math.ceil(seconds * parts));
}

/** @param seconds how long to wait */
export function tryAgainIn(seconds: number): Refused {
  return new Refused('too_many_requests', { minutes: Math.ceil(seconds / 60) }, undefined, seconds);
}

/** Takes the last attempt back, which turned out to be no guess. */
export async function forgiveAttempt(db: Database, subject: string): Promise<void> {
  await sql`
    with last as (
      select subject, window_start, attempts from rate_limit where subject = ${subject}
      order by window_start desc limit 1 for update),
    gone as (
      delete from rate_limit r using last
      where r.subject = last.subject and r.window_start = last.window_start and last.attempts = 1)
    update rate_limit r set attempts = r.attempts - 1 from last
    where r.subject = last.subject and r.window_start = last.window_start and last.attempts > 1`.execute(db);
}

/** Forgets the attempts of a subject, after a success. */
export async function forgetAttempts(db: Database, subject: string): Promise<void> {
  await sql`delete from rate_limit where subject = ${subject}`.execute(db);
}

/** Removes windows that are long past. */
export async function sweepRateLimits(db: Database): Promise<void> {
  await sql`delete from rate_limit where window_start < now() - interval '2 days'`.execute(db);
}
