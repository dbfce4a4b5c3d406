import { sql } from 'kysely';
import type { Database } from './db.ts';
import { Refused } from './refusal.ts';

/**
 * Counts an attempt and refuses it beyond `most` in the current window. Counted in PostgreSQL, so that all processes share it,
 * and outside the caller's transaction, so that a refused attempt counts as well.
 * @param attempts how many at once
 * @throws Refused `too_many_requests`
 */
export async function limitAttempts(
  db: Database,
  subject: string,
  most: number,
  windowMinutes: number,
  attempts = 1,
): Promise<void> {
  const { rows } = await sql<{ attempts: number }>`
    insert into rate_limit (subject, window_start, attempts)
    values (${subject}, date_bin(make_interval(mins => ${windowMinutes}), now(), timestamptz '2000-01-01'), ${attempts})
    on conflict (subject, window_start) do update set attempts = rate_limit.attempts + ${attempts}
    returning attempts`.execute(db);
  if ((rows[0]?.attempts ?? 0) > most) throw new Refused('too_many_requests');
}

/** Takes one attempt back that turned out to be no guess. */
export async function forgiveAttempt(db: Database, subject: string): Promise<void> {
  await sql`update rate_limit set attempts = attempts - 1 where subject = ${subject} and attempts > 1`.execute(db);
}

/** Forgets the attempts of a subject, after a success. */
export async function forgetAttempts(db: Database, subject: string): Promise<void> {
  await sql`delete from rate_limit where subject = ${subject}`.execute(db);
}

/** Removes windows that are long past. */
export async function sweepRateLimits(db: Database): Promise<void> {
  await sql`delete from rate_limit where window_start < now() - interval '2 days'`.execute(db);
}
