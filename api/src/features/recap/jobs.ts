import { retention } from '@rondo/rules/retention';
import { sql } from 'kysely';
import type { Context } from '../../platform/serve.ts';

/** Forgets who asked for another game once the recap with their question is no longer shown. */
export function registerRecapJobs({ db, jobs, clock }: Pick<Context, 'db' | 'jobs' | 'clock'>): void {
  jobs.sweep('askings for another game', async () => {
    await sql`
      delete from again_wish where asked_at < ${clock.now()}::timestamptz - ${retention.againWishes.kept}::interval`.execute(
      db,
    );
  });
}
