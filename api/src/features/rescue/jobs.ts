import { retention } from '@rondo/rules/retention';
import { sql } from 'kysely';
import type { Events } from '../../platform/events/hear-events.ts';
import type { LifecycleContext } from '../games/life/sweep-games.ts';
import { rescueGames, rescueLeft } from './rescue-games.ts';

/** Tells people about games that need players, and forgets whom it told once the games are over. */
export function registerRescueJobs(context: LifecycleContext & { events: Events }): void {
  const { db, jobs, events, clock } = context;
  events.hear(['spot.givenUp'], rescueLeft(context));
  jobs.sweep('games that need players', (signal) => rescueGames(context, signal));
  // A day later nobody can be told again, and the limit of one a day counts by day.
  jobs.sweep('old rescues', async () => {
    await sql`
      delete from rescue_wave w using game g
      where g.id = w.game_id and g.archived and w.started_at < ${clock.now()}::timestamptz - ${retention.rescues.kept}::interval`.execute(
      db,
    );
  });
}
