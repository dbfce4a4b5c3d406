import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { tellNewGames } from './tell-games.ts';

/** Notifies members of new games. */
export function registerCommunityJobs(context: {
  db: Database;
  jobs: Jobs;
  clock: Clock;
  config: { publicUrl: string };
}): void {
  context.jobs.sweep('new games of communities', () => tellNewGames(context));
}
