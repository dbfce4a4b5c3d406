import { termsSince } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

/** Somebody accepts the current terms; the day on which they first did is kept. */
export async function acceptTerms(db: Database, userId: string, now: Date): Promise<void> {
  await sql`
    update app_user set terms_accepted_at = ${now}
    where id = ${userId} and (terms_accepted_at is null or terms_accepted_at < ${termsSince})`.execute(db);
}
