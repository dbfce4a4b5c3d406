import type { GameCard } from '@rondo/contract';
import {
  centsToEuros,
  earlyBirdDiscount,
  earlyBirdNow,
  eurosToCents,
  priceChain,
  type EarlyBirdEntry,
} from '@rondo/rules';

type Priced = Pick<GameCard, 'price' | 'status' | 'game_date' | 'early_bird'>;

/** The price a card shows, in euros: with the early bird entry that applies now. The API computes what is really paid. */
export function shownPrice(game: Priced, now: number): number {
  const baseCents = eurosToCents(game.price) ?? 0;
  const entry = shownEarlyBird(game, now);
  return centsToEuros(priceChain({ baseCents, earlyBird: entry && earlyBirdDiscount(entry) }).totalCents);
}

/** The early bird entry that applies now, if any. */
export function shownEarlyBird(game: Priced, now: number): EarlyBirdEntry | null {
  const priceCents = eurosToCents(game.price) ?? 0;
  const state = { startsAt: new Date(game.game_date), status: game.status, priceCents };
  return earlyBirdNow(earlyBirds(game), state, new Date(now));
}

/** Early bird entries as the price rules know them. */
export function earlyBirds(game: Pick<GameCard, 'early_bird'>): EarlyBirdEntry[] {
  return game.early_bird.map(toEntry);
}

/** Converts the API's entries: euros become cents, and the position in the list becomes the id. */
function toEntry({ priority, spots, discount }: Priced['early_bird'][number], index: number): EarlyBirdEntry {
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
