import { cutoffAt } from './game-status.ts';
import { hour, hoursBefore } from './durations.ts';
import { decideLeave } from './leaving.ts';
import type { GameStatus } from './limits.ts';
import type { Cents } from './money.ts';
import { type QuietHours, quietUntil } from './notifications.ts';
import { changeWindowEndsAt, decideRefund } from './refund.ts';
import { type OfferedSpot, refuseOffer } from './releasing.ts';

type Spot = NonNullable<OfferedSpot['spot']>;

/** Hours before the start at which players of a confirmed game are reminded of it, the earlier reminder first. */
export const reminderHours = { matchInADay: 24, matchInTwoHours: 2 } as const;
export type ReminderKind = keyof typeof reminderHours;
const kinds = /* @__PURE__ */ Object.keys(reminderHours) as ReminderKind[];

/** A push reminder later than this many hours before the start is useless. */
const usefulHours = 1;

/**
 * The reminder that is due; null if there is none. After a delay (the server was down) it is the latest due one: somebody told 'in two hours' need
 * not be told 'tomorrow' first.
 */
export function reminderDue(startsAt: Date, now: Date): ReminderKind | null {
  if (now >= startsAt) return null;
  return kinds.findLast((kind) => now >= hoursBefore(startsAt, reminderHours[kind])) ?? null;
}

/**
 * Whether somebody gets this reminder. A pending game announces its own confirmation, and players who joined, or heard of a new time or
 * place, after that moment already know.
 */
export function isReminded(
  kind: ReminderKind,
  game: { status: GameStatus; startsAt: Date; changedAt: Date | null },
  joinedAt: Date,
): boolean {
  const moment = hoursBefore(game.startsAt, reminderHours[kind]);
  return game.status === 'confirmed' && joinedAt <= moment && (game.changedAt === null || game.changedAt <= moment);
}

/** A game's reminders that are still to be sent. */
export function remindersAhead(startsAt: Date, now: Date): ReminderKind[] {
  return kinds.filter((kind) => now < hoursBefore(startsAt, reminderHours[kind]));
}

/**
 * When the push message of a reminder is sent: after the quiet hours, if that is at least an hour before the start; otherwise at once,
 * because a player whose game is at eight in the morning wants to know before it.
 */
export function reminderPushAt(startsAt: Date, quiet: QuietHours | null, now: Date): Date {
  const rested = quietUntil(now, quiet);
  return rested === null || rested.getTime() > startsAt.getTime() - usefulHours * hour ? now : rested;
}

/** The ways in which a player who can't come can give up their spot in a confirmed game now. */
export type GivingUp =
  /** A free spot, which can be left until this time. */
  | { way: 'leave'; until: Date }
  /** The time or place changed: everything is refunded until this time. */
  | { way: 'refund'; until: Date; refundCents: Cents }
  /** Nothing is refunded any more: the spot can be offered to somebody or released to the waiting list, and is refunded once taken. */
  | { way: 'offer' }
  | { way: 'none' };

/** What a reminder tells players who can't come, by the rules of leaving, refunds and releasing. */
export function waysToGiveUp({ game, spot }: Pick<OfferedSpot, 'game'> & { spot: Spot }, now: Date): GivingUp {
  if (spot.priceCents === 0) {
    const player = { joined: true, onWaitingList: false, priceCents: 0 };
    if (decideLeave({ game, player }, now).outcome !== 'leave') return { way: 'none' };
    return { way: 'leave', until: cutoffAt({ ...game, priceCents: 0 }) };
  }
  const refund = decideRefund({ ...game, ...spot }, now);
  const until = changeWindowEndsAt(game);
  if (refund.allowed && until) return { way: 'refund', until, refundCents: refund.refundCents };
  return refuseOffer({ game, spot, isOffered: false }, 'queue', now) === null ? { way: 'offer' } : { way: 'none' };
}
