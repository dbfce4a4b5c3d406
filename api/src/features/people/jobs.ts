import { retention } from '@rondo/rules/retention';
import { sql } from 'kysely';
import type { Context } from '../../platform/serve.ts';

/** Deletes invitations to past games once they count towards no limit any more. */
export function registerPeopleJobs({ db, jobs, clock }: Pick<Context, 'db' | 'jobs' | 'clock'>): void {
  jobs.sweep('invitations', async () => {
    await sql`
      delete from game_invitation i using game g
      where g.id = i.game_id and g.archived and i.created_at < ${clock.now()}::timestamptz - ${retention.invitations.kept}::interval`.execute(
      db,
    );
  });
}
