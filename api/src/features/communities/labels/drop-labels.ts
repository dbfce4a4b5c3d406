import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';

/**
 * Drops the labels of a person who leaves a community; labels that admins removed stay removed if the person comes back.
 * @param userId null drops everybody's
 */
export async function dropLabels(trx: Transaction, communityId: string, userId: string | null): Promise<void> {
  const isTheirs = (column: string) => (userId === null ? sql`true` : sql`${sql.ref(column)} = ${userId}`);
  await sql`
    delete from label where community_id = ${communityId} and ${isTheirs('user_id')} and status <> 'removed'`.execute(
    trx,
  );
  await sql`
    delete from given_tag g using community_tag t
    where t.id = g.tag_id and t.community_id = ${communityId} and ${isTheirs('g.user_id')}`.execute(trx);
}
