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
 * Everything that happens and is heard of after the commit, with its data: ids and figures, no names or addresses of people; in words only
 * what is kept nowhere else, or as it was (decisions/0090-domain-events.md).
 */
export const eventData = {
  /** A game has its players, or was confirmed by an edit. */
  'game.confirmed': z.object(game),
  /** A confirmed game has fallen below its minimum. */
  'game.belowMinimum': z.object(game),
  /** A game is cancelled, by whom and why its row says: these played, paid or waited, and got this back. */
  'game.cancelled': z.object({
    ...game,
    told: z.array(z.object({ userId: id, paidCents: cents, rideCents: cents })),
  }),
  /** A game has another time, place or price, or on its day a note: these play, pay, wait or organise it, and got this back. */
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
  /** An admin gave a game into the hands of another organiser. */
  'game.given': z.object(ofPlayer),
  /** Somebody is out of a game: they left, were refunded or taken out, or their payer gave the spot up. */
  'spot.givenUp': z.object({ ...game, registrationId: id }),
  /** A player was taken out of a game, or banned: by whom and why its row of `taken_out` says. */
  'player.takenOut': z.object({
    ...ofPlayer,
    registrationId: id.nullable(),
    payerId: id.nullable(),
    refundedCents: cents,
    to: z.enum(backTos),
  }),
  /** A player who was taken out may join again. */
  'player.letIn': z.object(ofPlayer),
  /** A player is said not to have come. */
  'noShow.marked': z.object(ofPlayer),
  /** A no-show stands, though its player appealed. */
  'noShow.kept': z.object(ofPlayer),
  /** A no-show counts no longer. */
  'noShow.takenBack': z.object(ofPlayer),
  /** The player says to the organiser that they did come. */
  'noShow.appealed': z.object(ofPlayer),
  /** An organiser ended a player's being a regular. */
  'regular.ended': z.object(ofPlayer),
  /** A waiting player got in. */
  'spot.promoted': z.object({ ...ofPlayer, paidCents: cents }),
  /** A spot is kept for a waiting player. */
  'spot.offered': z.object({ ...ofPlayer, until: instant, priceCents: cents }),
  /** A waiting player may take an open spot before others do. */
  'spot.opened': z.object({ ...ofPlayer, priceCents: cents }),
  /** What was kept for a waiting player goes to another. */
  'spot.lapsed': z.object(ofPlayer),
  /** A person without a login has a spot, or another address for it. */
  'spot.booked': z.object({
    ...ofPlayer,
    registrationId: id,
    paidCents: cents,
    feeCents: cents,
    proofUntil: instant.nullable(),
  }),
  /** A spot was paid for by another person. */
  'spot.paidFor': z.object({ ...ofPlayer, payerId: id, registrationId: id }),
  /** The player gave up a spot that another had paid for. */
  'spot.declined': z.object({ ...ofPlayer, payerId: id, refundedCents: cents }),
  /** The payer gave up the player's spot. */
  'spot.endedByPayer': z.object({ ...ofPlayer, payerId: id }),
  /** A spot went from one player to another. */
  'spot.handedOver': z.object({ ...ofPlayer, takerId: id, payerId: id, refundedCents: cents }),
  /** The player's payer released the spot to the waiting list. */
  'spot.released': z.object({ ...ofPlayer, payerId: id, registrationId: id }),
  /** A spot that was kept for a waiting player is its giver's again. */
  'spot.withdrawn': z.object(ofPlayer),
  /** A spot is offered to the player by another. */
  'handOver.offered': z.object({ ...ofPlayer, giverId: id }),
  /** The person the player offered their spot to doesn't want it. */
  'handOver.declined': z.object({ ...ofPlayer, declinerId: id }),
  /** The person the player offered their spot to can't have it any more: they are out of the game, or of Rondo. */
  'handOver.dropped': z.object({ ...ofPlayer, declinerId: id }),
  /** A group that somebody begins asks the player along. */
  'group.invited': z.object({ ...ofPlayer, starterId: id, groupId: id, until: instant }),
  /** All of a player's group are in. */
  'group.complete': z.object(ofPlayer),
  /** A group of all or nothing did not come together. */
  'group.over': z.object(ofPlayer),
  /** A leader of a game or a community wrote to these people. */
  'message.written': z.object({ ...message, told: z.array(z.object({ userId: id })) }),
  /** Somebody who got a message is the first to report it. */
  'message.reported': z.object({ ...message, reporterId: id }),
  /** A payment for a spot came too late, or for a cancelled game, and became credit. */
  'payment.credited': z.object({ ...ofPlayer, amountCents: cents }),
  /** A payer has a payment back through their bank, or, below zero, no longer: so much the wallet held, and all that is owed since. */
  'payment.takenBack': z.object({ userId: id, orderId: id, amountCents: cents, takenCents: cents, owedCents: cents }),
  /** A payment for a spot by a person who is in already goes back through the provider. */
  'payment.returned': z.object({ ...ofPlayer, totalCents: cents }),
} as const;

export type EventName = keyof typeof eventData;
export const eventNames = Object.keys(eventData) as EventName[];

type Data<Name extends EventName> = z.output<(typeof eventData)[Name]>;

/** Something that happened, of one of these names. */
export type NewEvent<Name extends EventName = EventName> = { [N in Name]: { name: N; data: Data<N> } }[Name];
export type DomainEvent<Name extends EventName = EventName> = {
  [N in Name]: { id: number; name: N; data: Data<N>; happenedAt: Date };
}[Name];
