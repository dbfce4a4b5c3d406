import { retention } from '@rondo/rules/retention';
import { sql } from 'kysely';
import type { Database } from '../db.ts';
import type { RateLimit } from './rate-limits.ts';
import { mostOf } from './tuned-limits.ts';
import { Refused } from '../refusal.ts';

/** Parts of a window that are counted separately; the oldest part counts until all of it has passed. */
const parts = 12;

const subjectOf = ({ name }: RateLimit, who: string) => `${name}:${who}`;

/**
 * Counts an attempt of `who` unless it would exceed the limit; then it is refused, and not counted. The count is in PostgreSQL, so that all processes
 * share it, and outside the caller's transaction, so that an attempt counts whatever its outcome (decisions/0030-limits.md).
 * @param attempts how many are made at once
 * @throws Refused `too_many_requests`, which says when the next one counts
 */
export async function limitAttempts(db: Database, limit: RateLimit, who: string, attempts = 1): Promise<void> {
  const { minutes } = limit;
  const most = mostOf(limit);
  const subject = subjectOf(limit, who);
  const seconds = (minutes * 60) / parts;
  // If two attempts come at once, the second waits for the row and sees what the first has written.
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

/**
 * Counts an attempt against several budgets. If one of them refuses, it isn't counted in the others, so that refused attempts don't use up what
 * others need.
 * @returns a function that takes the attempt back, if it turned out not to be a guess
 * @throws Refused `too_many_requests`
 */
export async function limitByEach(
  db: Database,
  limits: readonly (readonly [limit: RateLimit, who: string])[],
): Promise<() => Promise<void>> {
  let counted = 0;
  const takeBack = async () => {
    for (const [limit, who] of limits.slice(0, counted)) await forgiveAttempt(db, limit, who);
  };
  try {
    for (const [limit, who] of limits) {
      await limitAttempts(db, limit, who);
      counted += 1;
    }
  } catch (error) {
    await takeBack();
    throw error;
  }
  return takeBack;
}

/**
 * Counts an act, and uncounts it if it is refused or fails: for limits on acts that reach others, who never notice a refused try.
 * @throws Refused `too_many_requests`, or whatever `act` throws
 */
export async function limitDone<T>(
  db: Database,
  limits: readonly (readonly [limit: RateLimit, who: string, attempts: number])[],
  act: () => Promise<T>,
): Promise<T> {
  const counted: (typeof limits)[number][] = [];
  try {
    for (const one of limits) {
      await limitAttempts(db, ...one);
      counted.push(one);
    }
    return await act();
  } catch (error) {
    for (const one of counted) await forgiveAttempt(db, ...one);
    throw error;
  }
}

/** Computes when enough of the earlier attempts have passed. */
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

/** Takes back the last attempts, which turned out not to count. Many calls do so at once: each subtracts from the row's latest value. */
export async function forgiveAttempt(db: Database, limit: RateLimit, who: string, attempts = 1): Promise<void> {
  const subject = subjectOf(limit, who);
  await sql`
    update rate_limit set attempts = greatest(attempts - ${attempts}::int, 0)
    where subject = ${subject} and attempts > 0
      and window_start = (
        select max(window_start) from rate_limit where subject = ${subject} and attempts > 0)`.execute(db);
}

/** Deletes somebody's attempts after a success. */
export async function forgetAttempts(db: Database, limit: RateLimit, who: string): Promise<void> {
  await sql`delete from rate_limit where subject = ${subjectOf(limit, who)}`.execute(db);
}

/** Deletes windows that are long past. */
export async function sweepRateLimits(db: Database): Promise<void> {
  await sql`delete from rate_limit where window_start < now() - ${retention.counters.kept}::interval`.execute(db);
}
