import type { GameCard } from '@rondo/contract';
import { centsToEuros, type EarlyBirdEntry, eurosToCents, spotPrices } from '@rondo/rules';

export type PricedGame = Pick<GameCard, '_id' | 'price' | 'status' | 'game_date' | 'early_bird'>;

/** The price a card shows, in euros: of a spot without any code. The API computes what is really paid. */
export function shownPrice(game: PricedGame, now: number): number {
  return centsToEuros(spotPrice(game, now)?.totalCents ?? 0);
}

/** The early bird entry that applies now, if any. */
export function shownEarlyBird(game: PricedGame, now: number): EarlyBirdEntry | null {
  return spotPrice(game, now)?.earlyBird ?? null;
}

const spotPrice = (game: PricedGame, now: number) =>
  spotPrices(priced(game), [], { spots: 1, periodicId: null }, new Date(now))[0];

/** A game as the price rules know it. */
export function priced(game: PricedGame) {
  return {
    id: game._id,
    startsAt: new Date(game.game_date),
    status: game.status,
    priceCents: eurosToCents(game.price) ?? 0,
    earlyBirds: game.early_bird.map(toEntry),
  };
}

/** Converts the API's entries: euros become cents, and the position in the list becomes the id. */
function toEntry({ priority, spots, discount }: PricedGame['early_bird'][number], index: number): EarlyBirdEntry {
  const fixed = discount.discount_type === 'fixed';
  return {
    id: String(index),
    priority,
    occupied: spots.occupied,
    total: spots.total,
    discountType: discount.discount_type,
    discountValue: fixed ? (eurosToCents(discount.discount_value) ?? 0) : discount.discount_value,
  };
}
