import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { partnersOf } from '../../platform/people/partners.ts';
import { decideEach } from '../people/invite-partners.ts';
import type { Named } from '../joining/state/commands.ts';

/**
 * The partners of a group's starter whom the group names; whether each can be asked along is as for an invitation
 * (decisions/0065-joining-together.md).
 */
export async function findNamed(
  db: Database,
  asked: { gameId: string; senderId: string; userIds: readonly string[] },
  now: Date,
): Promise<Named[]> {
  if (asked.userIds.length === 0) return [];
  const [outcomes, { rows: partners }] = await Promise.all([
    decideEach(db, asked, now),
    sql<{ id: string; name: string }>`
      select u.id, u.name from ${partnersOf(asked.senderId)} p join app_user u on u.id = p.user_id
      where u.id = any(${asked.userIds}::uuid[]) order by u.name, u.id`.execute(db),
  ]);
  return partners.map(({ id, name }) => {
    const outcome = outcomes.get(id);
    return { userId: id, name, isAskable: outcome === 'sent' || outcome === 'invited' };
  });
}
