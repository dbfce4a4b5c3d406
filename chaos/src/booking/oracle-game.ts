/** A game with its times and prices, told again from product.md#life-of-a-game and product.md#refunds without using the code's rules. */

const minute = 60_000;
const hour = 60 * minute;

/** Ten games of a series, paid ahead. */
export interface Pass {
  ride: number;
  left: number;
  /** How much was paid for it and not refunded. */
  kept: number;
  /** Whether its year is over. */
  isOld: boolean;
  hasEnded: boolean;
}

export interface Spot {
  /** The person who paid and gets refunds. */
  payer: number;
  /** The amount that was paid and not refunded. */
  paid: number;
  price: number;
  joinedAt: number;
  /** For a guest, until when they must open the link in the mail to keep the spot; until then they don't count for the minimum. */
  proofUntil: number | null;
  /** The pass whose ride paid for the spot. */
  pass: Pass | null;
  /** Whether it used a code of its payer's. */
  code: boolean;
}

/** The known facts of a spot that somebody gets. */
export type Given = Pick<Spot, 'payer' | 'paid' | 'price'> & Partial<Spot>;

export interface Waiting {
  who: number;
  /** The most they agreed to pay at once. */
  allowed: number | null;
  /** Until when a spot is kept for them; null without an offer. `pending`: just offered, so the time isn't known yet. */
  until: number | 'pending' | null;
  /** The player whose released spot it is; null for an open one. */
  of: number | null;
}

/** Somebody's checkout; only their latest one is paid. */
export interface Checkout {
  amount: number;
  /** Before discounts. */
  price: number;
  until: number;
  /** Whether it keeps an early-bird spot. */
  early: boolean;
  /** Whether it holds the payer's code. */
  code: boolean;
  /** Whether it still keeps a spot, if its time isn't up. */
  holds: boolean;
  /** Whether it has been paid, has failed, or was superseded. */
  settled: boolean;
  /** Whether they started another checkout, or joined, while it was open: a late payment is then refunded. */
  superseded: boolean;
  /** The player whose released spot it keeps; null for an open one. */
  of: number | null;
}

/** People who join together, modelled from product.md#joining-together. */
export interface Group {
  starter: number;
  all: boolean;
  places: number;
  /** Spots for any of its members who come. */
  kept: number;
  began: number;
  until: number;
  /** The members who have joined, also those who have left again. */
  joined: Set<number>;
  out: Set<number>;
  reserved: Map<number, { paid: number; price: number; early: boolean; code: boolean }>;
}

export interface OracleGame {
  /** Whether it is a tournament: then its spots are places, which never change. */
  teams: boolean;
  start: number;
  /** When it was created, or last rescheduled. */
  since: number;
  changedAt: number | null;
  minutes: number;
  price: number;
  capacity: number;
  minimum: number;
  status: 'pending' | 'confirmed' | 'cancelled';
  archived: boolean;
  /** How many players pay half the price. */
  earlyBirds: number;
  earlyBirdsTaken: number;
}

/** Why nobody can join any more; null while people can. */
export function closedBy(game: OracleGame, now: number): string | null {
  if (game.status === 'cancelled') return 'game_cancelled';
  if (game.archived) return 'game_archived';
  return now >= closes(game) ? 'joining_closed' : null;
}

/** Why a game can be neither edited nor cancelled. */
export function unchangeable(game: OracleGame, now: number): string | null {
  if (game.status === 'cancelled') return 'game_cancelled';
  if (game.archived) return 'game_archived';
  return now >= game.start ? 'game_started' : null;
}

/** Whether a game is neither over nor cancelled. */
export function isToCome({ status, archived }: Pick<OracleGame, 'status' | 'archived'>): boolean {
  return status !== 'cancelled' && !archived;
}

/** When joining closes. */
export function closes(game: OracleGame): number {
  const { price, status, start } = game;
  return price > 0 && status === 'confirmed' ? start : cutoff(game, price);
}

/** When a pending game with that price is cancelled. */
export function cutoff({ start, since }: OracleGame, price: number): number {
  const usual = start - (price > 0 ? 12 : 2) * hour;
  return since >= usual ? start : usual;
}

/** When the game is over. */
export function ends({ start, minutes }: OracleGame): number {
  return start + minutes * minute;
}

/** How much of the payment is refunded; null if the spot can't be given up. */
export function percentBack({ start, changedAt, status }: OracleGame, spot: Spot, now: number): number | null {
  if (changedAt !== null && spot.joinedAt < changedAt && now < Math.min(changedAt + 24 * hour, start)) return 100;
  if (status === 'confirmed') return null;
  const left = (start - now) / hour;
  if (left > 24) return 90;
  if (left >= 18) return 60;
  return left >= 12 ? 0 : null;
}

/** This many percent, half a cent rounded up. */
export function percentOf(cents: number, percent: number): number {
  return Math.floor((cents * percent + 50) / 100);
}

/** The VAT contained in an amount at this many percent, half a cent rounded up. */
export function vatIn(cents: number, percent: number): number {
  return Math.floor((2 * cents * percent + 100 + percent) / (2 * (100 + percent)));
}

/** Until when a guest with a free spot must open the link in the mail. */
export function proofEnds(game: OracleGame, now: number): number {
  return now + (now >= closes(game) - 2 * hour ? 15 : 30) * minute;
}

/** The price before codes. */
export function priceOf({ price }: OracleGame, early: boolean): number {
  return early ? price - percentOf(price, 50) : price;
}

/** Whether a checkout still keeps its spot. */
export function keeps(checkout: Checkout, now: number): boolean {
  return checkout.holds && now < checkout.until;
}
