import { grading } from '@rondo/rules';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { settleScores } from './settle-scores.ts';

interface RatingJobs {
  db: Database;
  jobs: Jobs;
  clock: Clock;
  databaseUrl: string;
}

/** Publishes the scores each night, and removes notifications about games that can't be rated any more. */
export function registerRatingJobs(context: RatingJobs): void {
  const { db, jobs, clock } = context;
  // Runs apart from the other sweeps, because a fit of many grades takes a while.
  jobs.sweepApart('scores', (signal) => settleScores(context, signal), { everySeconds: 60 });
  jobs.sweep('games to rate', async () => {
    await sql`
      update notification set status = 'archived'
      where kind = 'afterMatchRating' and status <> 'archived'
        and created_at <= ${clock.now()}::timestamptz - make_interval(days => ${grading.days})`.execute(db);
  });
}
