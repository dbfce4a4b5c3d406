import { retention } from '@rondo/rules/retention';
import { sql } from 'kysely';
import type { Context } from '../../platform/serve.ts';

/** Forgets who asked for another game once the recap with their question is no longer shown. */
export async function forgetAskings({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await sql`
    delete from again_wish where asked_at < ${clock.now()}::timestamptz - ${retention.againWishes.kept}::interval`.execute(
    db,
  );
}
