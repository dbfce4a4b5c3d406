import type { GameStatus } from './limits.ts';
import { percentOf, type Cents } from './money.ts';
import { refundPolicy, type RefundReason } from './refund.ts';

/**
 * A pass: games of one series that a player pays ahead, for less (product.md#passes, decisions/0071-passes.md). Each of them is a ride. `soonDays` before its end
 * its holder is told.
 */
export const passTerms = { rides: 10, percentMin: 5, percentMax: 50, soonDays: 30 } as const;

/** The price of a ride on a pass that was bought at a game of this price, so many percent off. */
export function ridePrice(priceCents: Cents, percentOff: number): Cents {
  return percentOf(priceCents, 100 - percentOff);
}

export function passPrice(rideCents: Cents): Cents {
  return passTerms.rides * rideCents;
}

/** A year after it was bought. */
export function passEndsAt(boughtAt: Date): Date {
  const end = new Date(boughtAt);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
}

/** A game at which a pass may be bought. */
export interface PassGame {
  /** Off ten games of its series; null: it has no pass, or no series. */
  percentOff: number | null;
  priceCents: Cents;
  /** An external event, paid only through its payment link. */
  external: boolean;
  status: GameStatus;
  archived: boolean;
  startsAt: Date;
  /** Games of its series that begin while a pass bought now counts (`passEndsAt`). */
  gamesToPlay: number;
}

export interface PassOffer {
  rideCents: Cents;
  /** Of the pass, and of as many games without it. */
  totalCents: Cents;
  insteadCents: Cents;
}

export type PassRefusalCode = 'no_pass_offered' | 'series_too_short';

/** Why no pass is sold at this game now; null: one is. None is sold with more rides than are planned to play. */
export function refusePass(game: PassGame, now: Date): PassRefusalCode | null {
  const { percentOff, priceCents, external, status, archived, startsAt, gamesToPlay } = game;
  const isOn = status !== 'cancelled' && !archived && now < startsAt;
  if (percentOff === null || priceCents === 0 || external || !isOn) return 'no_pass_offered';
  return gamesToPlay < passTerms.rides ? 'series_too_short' : null;
}

/** What a pass costs, bought at this game now; null where none is sold. */
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

/** Why a pass ends with rides on it: its holder hands it back, its year is over, or no game of its series is to come any more. */
export type PassEnd = 'handed_back' | 'expired' | 'season_over';

/**
 * The row of the refund policy by which a pass ends: rides that were not played are games that are more than a day away; where no game is
 * to come, they were called off.
 */
export const passEndReasons = {
  handed_back: 'over24h',
  expired: 'over24h',
  season_over: 'cancelled',
} as const satisfies Record<PassEnd, RefundReason>;

/** How much of the rides on a pass comes back as it ends, in percent. */
export function percentBack(end: PassEnd): number {
  return refundPolicy.find(({ reason }) => reason === passEndReasons[end])?.percent ?? 0;
}

/** What is returned of the rides on a pass that ends, and what is kept. They always add up to what is on it. */
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

/** How a pass ends that its holder hands back. */
export function endByHand({ gamesToCome }: Pick<PassTime, 'gamesToCome'>): PassEnd {
  return gamesToCome === 0 ? 'season_over' : 'handed_back';
}

/** How a pass ends by itself now; null: it does not yet. */
export function endByItself({ gamesToCome, endsAt }: PassTime, now: Date): Exclude<PassEnd, 'handed_back'> | null {
  if (gamesToCome === 0) return 'season_over';
  return now >= endsAt ? 'expired' : null;
}

/** Whether a refund gives the ride back that paid for the spot, instead of money: if nothing of it is kept. */
export function isRideBack({ retainedCents }: { retainedCents: Cents }): boolean {
  return retainedCents === 0;
}
