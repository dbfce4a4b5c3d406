import type { GameStatus } from './limits.ts';
import { percentOf, type Cents } from './money.ts';
import { refundPolicy, type RefundReason } from './refund.ts';

/**
 * A pass: games of one series that a player pays ahead, for less (product.md#passes, decisions/0071-passes.md). Each game is a ride. Its holder is
 * told `soonDays` before its end.
 */
export const passTerms = { rides: 10, percentMin: 5, percentMax: 50, soonDays: 30 } as const;

/** The price of a ride on a pass that was bought at a game of this price, with this discount in percent. */
export function ridePrice(priceCents: Cents, percentOff: number): Cents {
  return percentOf(priceCents, 100 - percentOff);
}

export function passPrice(rideCents: Cents): Cents {
  return passTerms.rides * rideCents;
}

/** When a pass ends: a year after it was bought. */
export function passEndsAt(boughtAt: Date): Date {
  const end = new Date(boughtAt);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
}

/** A game at which a pass may be bought. */
export interface PassGame {
  /** The discount on ten games of its series; null if it has no pass, or no series. */
  percentOff: number | null;
  priceCents: Cents;
  /** An external event, paid only through its payment link. */
  external: boolean;
  status: GameStatus;
  archived: boolean;
  startsAt: Date;
  /** Games of its series that begin while a pass bought now is valid (`passEndsAt`). */
  gamesToPlay: number;
}

export interface PassOffer {
  rideCents: Cents;
  /** The price of the pass, and of as many games without it. */
  totalCents: Cents;
  insteadCents: Cents;
}

export type PassRefusalCode = 'no_pass_offered' | 'series_too_short';

/** Why no pass is sold at this game now; null if one is. A pass never has more rides than games are planned. */
export function refusePass(game: PassGame, now: Date): PassRefusalCode | null {
  const { percentOff, priceCents, external, status, archived, startsAt, gamesToPlay } = game;
  const isOn = status !== 'cancelled' && !archived && now < startsAt;
  if (percentOff === null || priceCents === 0 || external || !isOn) return 'no_pass_offered';
  return gamesToPlay < passTerms.rides ? 'series_too_short' : null;
}

/** What a pass bought at this game costs now; null if none is sold. */
export function passOffer(game: PassGame, now: Date): PassOffer | null {
  const { percentOff, priceCents } = game;
  if (percentOff === null || refusePass(game, now)) return null;
  const rideCents = ridePrice(priceCents, percentOff);
  return { rideCents, totalCents: passPrice(rideCents), insteadCents: passTerms.rides * priceCents };
}

/** Money on a pass. */
export interface HeldRides {
  ridesLeft: number;
  rideCents: Cents;
}

/** Why a pass ends with rides left: its holder hands it back, its year is over, or its series has no upcoming game. */
export type PassEnd = 'handed_back' | 'expired' | 'season_over';

/**
 * The row of the refund policy by which a pass ends: unplayed rides count as games more than a day away; if no game is planned, as cancelled games.
 */
export const passEndReasons = {
  handed_back: 'over24h',
  expired: 'over24h',
  season_over: 'cancelled',
} as const satisfies Record<PassEnd, RefundReason>;

/** How much of the rides left is refunded when a pass ends, in percent. */
export function percentBack(end: PassEnd): number {
  return refundPolicy.find(({ reason }) => reason === passEndReasons[end])?.percent ?? 0;
}

/** How much of the rides on an ending pass is refunded, and how much is kept; together they are always all of it. */
export function settlePass({ ridesLeft, rideCents }: HeldRides, end: PassEnd) {
  const percent = percentBack(end);
  const heldCents = ridesLeft * rideCents;
  const refundCents = percentOf(heldCents, percent);
  return { percent, refundCents, retainedCents: heldCents - refundCents };
}

interface PassTime {
  endsAt: Date;
  /** Games of its series that are neither over nor cancelled. */
  gamesToCome: number;
}

/** How a pass ends if its holder hands it back. */
export function endByHand({ gamesToCome }: Pick<PassTime, 'gamesToCome'>): PassEnd {
  return gamesToCome === 0 ? 'season_over' : 'handed_back';
}

/** How a pass ends by itself now; null if it doesn't yet. */
export function endByItself({ gamesToCome, endsAt }: PassTime, now: Date): Exclude<PassEnd, 'handed_back'> | null {
  if (gamesToCome === 0) return 'season_over';
  return now >= endsAt ? 'expired' : null;
}

/** Whether a refund gives back the ride that paid for the spot, instead of money: only if nothing of it is kept. */
export function isRideBack({ retainedCents }: { retainedCents: Cents }): boolean {
  return retainedCents === 0;
}
