import { decideInvitation, type InvitationOutcome, invitationsCountFrom, refuseInviting } from '@rondo/rules';
import { sql } from 'kysely';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import { partnersOf } from '../../platform/people/partners.ts';
import { Refused } from '../../platform/refusal.ts';
import { findReceivers } from '../notifications/find-receivers.ts';
import { ofGame } from '../notifications/messages.ts';
import { type MessageContext, sendMessages } from '../notifications/send-messages.ts';
import { findInvited, findInvitedGame, type InvitedGameRow } from './invitation-queries.ts';

interface Inviting {
  gameId: string;
  senderId: string;
  userIds: readonly string[];
  /** They played in a game that the sender hosted, perhaps without playing. */
  playedForSender?: true;
}

/**
 * Invites partners to a game; the invited are notified (product.md#inviting).
 * @returns the outcome for each, in the order of `userIds`
 * @throws Refused `game_not_found`, or as `refuseInviting` says
 */
export function invitePartners(
  { db, ...context }: MessageContext & { db: Database },
  inviting: Inviting,
): Promise<{ id: string; outcome: InvitationOutcome }[]> {
  return inTransaction(db, async (trx) => {
    await lockPeople(trx, inviting.userIds);
    return inviteWithin(trx, context, inviting, await timeAfterLock(trx));
  });
}

/** Locks people, so that a person invited by two people at once, or to two games, is counted once for each. */
export async function lockPeople(trx: Transaction, userIds: readonly string[]): Promise<void> {
  await sql`select from app_user where id = any(${userIds}::uuid[]) order by id for no key update`.execute(trx);
}

/** Does the same within a transaction that has locked these people. */
export async function inviteWithin(
  trx: Transaction,
  context: MessageContext,
  inviting: Inviting,
  now: Date,
): Promise<{ id: string; outcome: InvitationOutcome }[]> {
  const { senderId, userIds } = inviting;
  const game = await requireInvitedGame(trx, inviting, now);
  const outcomes = await decideEach(trx, inviting, now);
  const sent = userIds.filter((id) => outcomes.get(id) === 'sent');
  if (sent.length > 0) await send(trx, context, { game, senderId, userIds: sent }, now);
  return userIds.map((id) => ({ id, outcome: outcomes.get(id) ?? 'unavailable' }));
}

/** @throws Refused `game_not_found`, or as `refuseInviting` says */
export async function requireInvitedGame(
  db: Database,
  { gameId, senderId }: Pick<Inviting, 'gameId' | 'senderId'>,
  now: Date,
): Promise<InvitedGameRow> {
  const game = await findInvitedGame(db, gameId, senderId, now);
  if (!game) throw new Refused('game_not_found');
  const facts = {
    ...game,
    startsAt: new Date(game.starts_at),
    createdAt: new Date(game.created_at),
    priceCents: game.price_cents,
    openSpots: game.open_spots,
  };
  const code = refuseInviting(facts, { takesPart: game.takes_part }, now);
  if (code) throw new Refused(code);
  return game;
}

/** The outcome that an invitation to each of them would have now. */
export async function decideEach(db: Database, inviting: Inviting, now: Date): Promise<Map<string, InvitationOutcome>> {
  const [invited, { rows: partners }] = await Promise.all([
    findInvited(db, inviting, invitationsCountFrom(now)),
    sql<{ user_id: string; games: number }>`
      select p.user_id, p.games from ${partnersOf(inviting.senderId)} p
      where p.user_id = any(${inviting.userIds}::uuid[])`.execute(db),
  ]);
  const gamesWith = new Map(partners.map(({ user_id: id, games }) => [id, games]));
  return new Map(
    invited.map((row) => [
      row.id,
      decideInvitation({
        pageReaders: row.page_readers,
        gamesTogether: gamesWith.get(row.id) ?? (inviting.playedForSender ? 1 : 0),
        isIn: row.is_in,
        wasInvited: row.was_invited,
        maySee: row.may_see,
        receivedToday: row.received_today,
        fromSenderThisWeek: row.from_sender_this_week,
      }),
    ]),
  );
}

async function send(
  trx: Transaction,
  context: MessageContext,
  { game, senderId, userIds }: { game: InvitedGameRow; senderId: string; userIds: readonly string[] },
  now: Date,
): Promise<void> {
  await sql`
    insert into game_invitation (game_id, sender_id, receiver_id, created_at)
    select ${game.id}, ${senderId}, u, ${now} from unnest(${userIds}::uuid[]) u`.execute(trx);
  const people = await findReceivers(trx, [senderId, ...userIds]);
  const sender = people.find(({ id }) => id === senderId);
  if (!sender) throw new Refused('not_logged_in');
  const told = people.filter(({ id }) => id !== senderId);
  await sendMessages(
    trx,
    context,
    told.map((to) => ofGame(to.id, 'matchInvited', game, { friend: sender })),
    now,
  );
}
