import { gameChanges } from '@rondo/rules';
import { backTos } from '@rondo/rules/taking-out';
import { z } from 'zod';

const id = z.uuid();
const cents = z.int();
const instant = z.iso.datetime({ offset: true });
const game = { gameId: id };
const message = { messageId: id, gameId: id.nullable(), authorId: id.nullable() };
const ofPlayer = { ...game, userId: id };

/**
 * Every event that is heard after its commit, with its data: ids and figures, no names or addresses of people; words only if they are kept nowhere
 * else, or as they were then (decisions/0090-domain-events.md).
 */
export const eventData = {
  /** A game has enough players, or was confirmed by an edit. */
  'game.confirmed': z.object(game),
  /** A confirmed game has fallen below its minimum. */
  'game.belowMinimum': z.object(game),
  /** A game is cancelled; its row says by whom and why. The lists have the people who played, paid or waited, and their refunds. */
  'game.cancelled': z.object({
    ...game,
    told: z.array(z.object({ userId: id, paidCents: cents, rideCents: cents })),
  }),
  /** A game has another time, place or price, or a note on its day. The lists have the people who play, pay, wait or organise, and their refunds. */
  'game.changed': z.object({
    ...game,
    changes: z.array(z.enum(gameChanges)),
    was: z.object({ startsAt: instant, place: z.string() }),
    late: z.object({ minutesLater: z.int(), note: z.string() }).nullable(),
    note: z.string().optional(),
    told: z.array(
      z.object({ userId: id, takesPart: z.boolean(), hasPaid: z.boolean(), backCents: cents, isRideBack: z.boolean() }),
    ),
  }),
  /** A confirmed game has ended. */
  'game.over': z.object(game),
  /** An admin gave a game to another organiser. */
  'game.given': z.object(ofPlayer),
  /** Somebody left a game, was refunded or taken out, or their payer gave up the spot. */
  'spot.givenUp': z.object({ ...game, registrationId: id }),
  /** A player was taken out of a game, or banned; the row in `taken_out` says by whom and why. */
  'player.takenOut': z.object({
    ...ofPlayer,
    registrationId: id.nullable(),
    payerId: id.nullable(),
    refundedCents: cents,
    to: z.enum(backTos),
  }),
  /** A player who was taken out may join again. */
  'player.letIn': z.object(ofPlayer),
  /** An organiser says that a player did not come. */
  'noShow.marked': z.object(ofPlayer),
  /** A no-show is kept although its player appealed. */
  'noShow.kept': z.object(ofPlayer),
  /** A no-show was taken back. */
  'noShow.takenBack': z.object(ofPlayer),
  /** A player tells the organiser that they did come. */
  'noShow.appealed': z.object(ofPlayer),
  /** A tournament has a plan, or another one; the list has the teams whose matches moved. */
  'tournament.planned': z.object({ ...game, isFirst: z.boolean(), teamIds: z.array(id) }),
  /** A game's result was entered, or another one. */
  'result.entered': z.object(game),
  /** An organiser ended a player's regular spot. */
  'regular.ended': z.object(ofPlayer),
  /** A waiting player has joined. */
  'spot.promoted': z.object({ ...ofPlayer, paidCents: cents }),
  /** A spot is kept for a waiting player. */
  'spot.offered': z.object({ ...ofPlayer, until: instant, priceCents: cents }),
  /** A waiting player may take an open spot before others do. */
  'spot.opened': z.object({ ...ofPlayer, priceCents: cents }),
  /** A spot kept for a waiting player goes to somebody else. */
  'spot.lapsed': z.object(ofPlayer),
  /** A person without a login has a spot, or has another address for it. */
  'spot.booked': z.object({
    ...ofPlayer,
    registrationId: id,
    paidCents: cents,
    feeCents: cents,
    proofUntil: instant.nullable(),
  }),
  /** Somebody paid for another person's spot. */
  'spot.paidFor': z.object({ ...ofPlayer, payerId: id, registrationId: id }),
  /** A player gave up a spot that somebody else had paid for. */
  'spot.declined': z.object({ ...ofPlayer, payerId: id, refundedCents: cents }),
  /** The payer gave up the player's spot. */
  'spot.endedByPayer': z.object({ ...ofPlayer, payerId: id }),
  /** A spot went from one player to another. */
  'spot.handedOver': z.object({ ...ofPlayer, takerId: id, payerId: id, refundedCents: cents }),
  /** The player's payer released the spot to the waiting list. */
  'spot.released': z.object({ ...ofPlayer, payerId: id, registrationId: id }),
  /** A spot that was kept for a waiting player is its giver's again. */
  'spot.withdrawn': z.object(ofPlayer),
  /** Another player offers their spot to the player. */
  'handOver.offered': z.object({ ...ofPlayer, giverId: id }),
  /** The person to whom the player offered their spot declined it. */
  'handOver.declined': z.object({ ...ofPlayer, declinerId: id }),
  /** The person to whom the player offered their spot can't have it any more: they left the game, or Rondo. */
  'handOver.dropped': z.object({ ...ofPlayer, declinerId: id }),
  /** Somebody who begins a group asks the player along. */
  'group.invited': z.object({ ...ofPlayer, starterId: id, groupId: id, until: instant }),
  /** Everybody in a player's group has joined. */
  'group.complete': z.object(ofPlayer),
  /** An all-or-nothing group did not come together. */
  'group.over': z.object(ofPlayer),
  /** A leader of a game or a community wrote to these people. */
  'message.written': z.object({ ...message, told: z.array(z.object({ userId: id })) }),
  /** A receiver is the first to report a message. */
  'message.reported': z.object({ ...message, reporterId: id }),
  /** A payment for a spot came too late, or for a cancelled game, and became credit. */
  'payment.credited': z.object({ ...ofPlayer, amountCents: cents }),
  /** A payer got a payment back through their bank, or (below zero) lost it again, with how much the wallet paid and the whole debt since. */
  'payment.takenBack': z.object({ userId: id, orderId: id, amountCents: cents, takenCents: cents, owedCents: cents }),
  /** A payment for a spot goes back through the provider because its payer had joined already. */
  'payment.returned': z.object({ ...ofPlayer, totalCents: cents }),
} as const;

export type EventName = keyof typeof eventData;
export const eventNames = Object.keys(eventData) as EventName[];

type Data<Name extends EventName> = z.output<(typeof eventData)[Name]>;

/** An event of one of these names. */
export type NewEvent<Name extends EventName = EventName> = { [N in Name]: { name: N; data: Data<N> } }[Name];
export type DomainEvent<Name extends EventName = EventName> = {
  [N in Name]: { id: number; name: N; data: Data<N>; happenedAt: Date };
}[Name];
