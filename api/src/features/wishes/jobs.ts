import { retention } from '@rondo/rules/retention';
import { sql } from 'kysely';
import type { Context } from '../../platform/serve.ts';
import { countDemandDaily } from './demand/count-demand.ts';
import { matchWishes } from './match-wishes.ts';
import { tellMatches } from './tell-matches.ts';

/** Tells people about games they wished for: at once, or in digests when these are due. */
export function registerWishJobs(context: Pick<Context, 'db' | 'jobs' | 'clock' | 'config'>): void {
  const { db, jobs, clock } = context;
  jobs.handle('match-wishes', async ({ gameIds, fromDemand = false }) => {
    await matchWishes(db, { gameIds, fromDemand }, clock.now());
    await tellMatches(context);
  });
  jobs.sweep('games wished for', (signal) => tellMatches(context, signal));
  jobs.sweep('demand', async () => void (await countDemandDaily(db, clock.now())));
  // A person who was told isn't told again while the game can be joined, and counts towards the day's limit.
  jobs.sweep('old matches of wishes', async () => {
    await sql`
      delete from wish_match m using game g
      where g.id = m.game_id and g.archived and m.created_at < ${clock.now()}::timestamptz - ${retention.wishMatches.kept}::interval`.execute(
      db,
    );
  });
}
