import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';

/** Marks holds whose time is up as released. They don't count against capacity from that time on, swept or not. */
export function registerJoiningJobs(db: Database, jobs: Jobs, clock: Clock): void {
  jobs.sweep('holds', async () => {
    await sql`update spot_hold set released_at = expires_at
      where released_at is null and expires_at <= ${clock.now()}`.execute(db);
  });
}
