import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import type { DomainEvent, EventName } from '../../platform/events/event-names.ts';
import type { Rows } from '../../platform/schema.ts';
import { events } from '../notifications/events.ts';
import { type Message, ofGame } from '../notifications/messages.ts';
import { type EventFacts, idsIn, isOn } from '../notifications/tell-people.ts';
import { type BookingPaths, findBookingPaths } from '../joining/announce/booking-links.ts';
import type { Secret } from '../../platform/sessions/tokens.ts';

/** The events about taking out that people are told of. */
export const toldTakingOut = ['player.takenOut', 'player.letIn'] as const satisfies readonly EventName[];

type Told = DomainEvent<(typeof toldTakingOut)[number]>;

/** When players were taken out of games, by whom and why. Times are ISO text. */
type TakenOut = Pick<
  Rows['taken_out'],
  'game_id' | 'user_id' | 'taken_by' | 'actor_id' | 'reason' | 'created_at' | 'let_in_at'
>;

/**
 * Tells a player why they are out, their payer what is refunded, and the organiser if somebody else did it; or tells the player that they may join
 * again. A banned person is told by the mail about the ban.
 */
export function takingOutMessages(
  event: Told,
  { games, people, booking, takenOut, publicUrl }: EventFacts & BookingPaths & { takenOut: readonly TakenOut[] },
): Message[] {
  const { gameId, userId } = event.data;
  const [game, player] = [games.get(gameId), people.get(userId)];
  const theirs = takenOut.filter(({ game_id, user_id }) => game_id === gameId && user_id === userId);
  if (!game || !player) return [];
  if (event.name === 'player.letIn') {
    const mayJoin = isOn(game) && theirs.every(({ let_in_at: letInAt }) => letInAt !== null);
    return mayJoin ? [events.letBackIn(player, game)] : [];
  }
  const out = theirs.find(({ created_at: at }) => Date.parse(at) === event.happenedAt.getTime());
  if (!out) return [];
  const { registrationId, payerId, refundedCents, to } = event.data;
  const { taken_by: by, actor_id: actorId, reason } = out;
  const payer = people.get(payerId ?? userId) ?? player;
  // A guest reads on their booking's page what is refunded, and how to get it.
  const path = player.is_guest && registrationId !== null ? booking(registrationId) : null;
  // An organiser doesn't count on a banned person who only waited.
  const hearsOfIt =
    reason === null ? registrationId !== null && game.organiser_id !== userId : game.organiser_id !== actorId;
  const params = { by, ...(reason !== null && { note: reason }) };
  return [
    ...(reason === null
      ? []
      : [events.takenOut(player, game, { by, reason, to, refundedCents, payer, path, publicUrl })]),
    ...(to === 'payer' ? [events.friendTakenOut(payer, game, { player, refundedCents })] : []),
    ...(hearsOfIt ? [ofGame(game.organiser_id, 'playerTakenOut', game, { params, friend: player })] : []),
  ];
}

export const findTakenOut = (secret: Secret) => async (trx: Transaction, happened: readonly Told[]) => {
  const [paths, { rows: takenOut }] = await Promise.all([
    findBookingPaths(secret)(trx, happened),
    sql<TakenOut>`
      select game_id, user_id, taken_by, actor_id, reason, created_at, let_in_at from taken_out
      where game_id = any(${idsIn(happened, ['gameId'])}::uuid[]) and user_id = any(${idsIn(happened, ['userId'])}::uuid[])`.execute(
      trx,
    ),
  ]);
  return { ...paths, takenOut };
};
