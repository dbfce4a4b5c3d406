import type { CallRequest, closeCommunity as closeCall } from '@rondo/contract';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../../platform/admins/admin-command.ts';
import type { Database, Transaction } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import type { Rows } from '../../../platform/schema.ts';
import { keepBulkChange } from '../../bulk-changes/keep-bulk-change.ts';
import { ofCommunity } from '../../notifications/messages.ts';
import { type MessageContext, sendMessages } from '../../notifications/send-messages.ts';
import { dropLabels } from '../labels/drop-labels.ts';

/**
 * Closes a community for good (product.md#closing-a-community): its members and applicants are told with the note, and its upcoming games stay
 * without it or are cancelled together. Games of a private community can't stay, because everybody would see them.
 * @throws Refused `community_not_found`, `confirm_identity`, `community_closed`, `private_games_stay`
 */
export function closeCommunity(
  { db, ...context }: MessageContext & { db: Database },
  call: AdminCall,
  id: string,
  { note, games }: CallRequest<typeof closeCall>['body'],
): Promise<boolean> {
  const subject = { kind: 'community', id };
  const command = { action: 'community.close', subject, reason: note } as const;
  return adminCommand({ db }, call, command, async (trx, now) => {
    const community = await lockOpenCommunity(trx, id);
    const gameIds = await lockGamesToCome(trx, id, now);
    if (games === 'stay' && community.is_private && gameIds.length > 0) throw new Refused('private_games_stay');
    await sql`
      update community set closed_at = ${now}, closed_note = ${note}, featured_position = null where id = ${id}`.execute(
      trx,
    );
    if (games === 'stay')
      await sql`update game set community_id = null where id = any(${gameIds}::uuid[])`.execute(trx);
    const bulkChange =
      games === 'stay' || gameIds.length === 0
        ? null
        : await keepBulkChange(trx, context.jobs, { gameIds, move: null, note, byId: call.viewer.id }, now);
    const told = await endMemberships(trx, id, now);
    const messages = told.map((userId) =>
      ofCommunity(userId, 'communityClosed', community, { params: { adminNote: note } }),
    );
    await sendMessages(trx, context, messages, now);
    return { answer: true, after: { people: told.length, games: gameIds.length, how: games, bulkChange } };
  });
}

type OpenCommunity = Pick<Rows['community'], 'id' | 'name' | 'short_code' | 'is_private'>;

/** Locks the community before its games, as creating a game for it does. @throws Refused `community_not_found`, `community_closed` */
async function lockOpenCommunity(trx: Transaction, id: string): Promise<OpenCommunity> {
  const { rows } = await sql<OpenCommunity & Pick<Rows['community'], 'closed_at'>>`
    select id, name, short_code, is_private, closed_at from community where id = ${id} for no key update`.execute(trx);
  const [community] = rows;
  if (!community) throw new Refused('community_not_found');
  if (community.closed_at !== null) throw new Refused('community_closed');
  return community;
}

async function lockGamesToCome(trx: Transaction, id: string, now: Date): Promise<string[]> {
  const { rows } = await sql<Pick<Rows['game'], 'id'>>`
    select id from game
    where community_id = ${id} and not archived and status <> 'cancelled' and starts_at > ${now}
    order by id for no key update`.execute(trx);
  return rows.map((game) => game.id);
}

/** @returns the former members and applicants */
async function endMemberships(trx: Transaction, id: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    update community_member set status = 'left', is_admin = false, notifications = false, decided_at = ${now}, decided_by = null
    where community_id = ${id} and status in ('approved', 'pending') returning user_id`.execute(trx);
  await dropLabels(trx, id, null);
  return rows.map(({ user_id }) => user_id);
}
