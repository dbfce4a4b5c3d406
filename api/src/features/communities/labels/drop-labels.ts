import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';

/** A person who leaves a community has no labels there any more; labels that admins removed stay removed should they come back. */
export async function dropLabels(trx: Transaction, communityId: string, userId: string): Promise<void> {
  await sql`
    delete from label where community_id = ${communityId} and user_id = ${userId} and status <> 'removed'`.execute(trx);
  await sql`
    delete from given_tag g using community_tag t
    where t.id = g.tag_id and t.community_id = ${communityId} and g.user_id = ${userId}`.execute(trx);
}
