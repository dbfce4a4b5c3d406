/** A game and its times and prices, told once more from product.md#life-of-a-game and product.md#refunds, without a rule of the code. */

const minute = 60_000;
const hour = 60 * minute;

/** Ten games of a series, paid ahead. */
export interface Pass {
  ride: number;
  left: number;
  /** What was paid for it and is not back. */
  kept: number;
  /** Whether its year is over. */
  isOld: boolean;
  hasEnded: boolean;
}

export interface Spot {
  /** The person who paid and gets refunds. */
  payer: number;
  /** The amount that was paid and is not back. */
  paid: number;
  price: number;
  joinedAt: number;
  /** A guest's, until the link in the mail is opened: theirs until then only, and not counted for the minimum. */
  proofUntil: number | null;
  /** The pass whose ride paid for it. */
  pass: Pass | null;
  /** Whether it used a code of its payer's. */
  code: boolean;
}

/** The known facts of a spot that somebody gets. */
export type Given = Pick<Spot, 'payer' | 'paid' | 'price'> & Partial<Spot>;

export interface Waiting {
  who: number;
  /** Agreed to pay up to this at once. */
  allowed: number | null;
  /** A spot is kept for them until then; null: no offer yet. `pending`: just made, the time is not known yet. */
  until: number | 'pending' | null;
  /** Whose released spot it is; null: an open one. */
  of: number | null;
}

/** Somebody's checkout; their latest one is the one that is paid. */
export interface Checkout {
  amount: number;
  /** Before discounts. */
  price: number;
  until: number;
  /** Whether it keeps an early-bird spot. */
  early: boolean;
  /** Whether it holds the payer's code. */
  code: boolean;
  /** Whether it still keeps a spot, unless its time is up. */
  holds: boolean;
  /** Whether it has been paid, has failed, or was superseded. */
  settled: boolean;
  /** Whether they started another, or got in, while it was open: a late payment goes back. */
  superseded: boolean;
  /** Whose released spot it keeps; null: an open one. */
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
  /** The members who are in; those who were in and are out again. */
  joined: Set<number>;
  out: Set<number>;
  reserved: Map<number, { paid: number; price: number; early: boolean; code: boolean }>;
}

export interface OracleGame {
  start: number;
  /** Created, or last rescheduled. */
  since: number;
  changedAt: number | null;
  minutes: number;
  price: number;
  capacity: number;
  minimum: number;
  status: 'pending' | 'confirmed' | 'cancelled';
  archived: boolean;
  /** Half the price for the first so many. */
  earlyBirds: number;
  earlyBirdsTaken: number;
}

/** Why nobody gets in any more; null while people do. */
export function closedBy(game: OracleGame, now: number): string | null {
  if (game.status === 'cancelled') return 'game_cancelled';
  if (game.archived) return 'game_archived';
  return now >= closes(game) ? 'joining_closed' : null;
}

/** Why a game can neither be edited nor called off. */
export function unchangeable(game: OracleGame, now: number): string | null {
  if (game.status === 'cancelled') return 'game_cancelled';
  if (game.archived) return 'game_archived';
  return now >= game.start ? 'game_started' : null;
}

/** Whether a game is neither over nor called off. */
export function isToCome({ status, archived }: Pick<OracleGame, 'status' | 'archived'>): boolean {
  return status !== 'cancelled' && !archived;
}

/** When joining closes. */
export function closes(game: OracleGame): number {
  const { price, status, start } = game;
  return price > 0 && status === 'confirmed' ? start : cutoff(game, price);
}

/** When a pending game of that price is cancelled. */
export function cutoff({ start, since }: OracleGame, price: number): number {
  const usual = start - (price > 0 ? 12 : 2) * hour;
  return since >= usual ? start : usual;
}

/** When the game is over. */
export function ends({ start, minutes }: OracleGame): number {
  return start + minutes * minute;
}

/** How much of the payment comes back; null: the spot can not be given up. */
export function percentBack({ start, changedAt, status }: OracleGame, spot: Spot, now: number): number | null {
  if (changedAt !== null && spot.joinedAt < changedAt && now < Math.min(changedAt + 24 * hour, start)) return 100;
  if (status === 'confirmed') return null;
  const left = (start - now) / hour;
  if (left > 24) return 90;
  if (left >= 18) return 60;
  return left >= 12 ? 0 : null;
}

/** So many percent, half a cent up. */
export function percentOf(cents: number, percent: number): number {
  return Math.floor((cents * percent + 50) / 100);
}

/** The VAT that an amount contains at so many percent, half a cent up. */
export function vatIn(cents: number, percent: number): number {
  return Math.floor((2 * cents * percent + 100 + percent) / (2 * (100 + percent)));
}

/** Until when a guest of a free spot has to open the link in the mail. */
export function proofEnds(game: OracleGame, now: number): number {
  return now + (now >= closes(game) - 2 * hour ? 15 : 30) * minute;
}

/** The price before codes. */
export function priceOf({ price }: OracleGame, early: boolean): number {
  return early ? price - percentOf(price, 50) : price;
}

/** Whether a checkout keeps its spot still. */
export function keeps(checkout: Checkout, now: number): boolean {
  return checkout.holds && now < checkout.until;
}
