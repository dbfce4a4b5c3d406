import type { Context } from '../../platform/serve.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

export function registerLeadingJobs({ db, jobs }: Pick<Context, 'db' | 'jobs'>): void {
  jobs.sweep('addresses of co-organisers', () => forgetAddresses(db));
}

/** An address without an account helps nobody once the game is over. */
async function forgetAddresses(db: Database): Promise<void> {
  await sql`
    delete from co_organiser c using game g
    where g.id = c.game_id and c.user_id is null and (g.archived or g.status = 'cancelled')`.execute(db);
}
