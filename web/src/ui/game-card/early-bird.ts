import type { GameCard } from '@rondo/contract';
import { deadlines } from '@rondo/rules';

const hourMilliseconds = 3_600_000;

type Priced = Pick<GameCard, 'price' | 'status' | 'game_date' | 'early_bird'>;

/**
 * Euros a card shows: the early bird entry of the lowest priority with free spots, for paid games that are not
 * cancelled and have more than 12 hours to go (1-games §4). The API computes what is really paid.
 */
export function shownPrice(game: Priced, now: number): number {
  const hoursLeft = (Date.parse(game.game_date) - now) / hourMilliseconds;
  if (game.price === 0 || game.status === 'cancelled' || hoursLeft <= deadlines.paidCutoffHours) return game.price;
  const [entry] = game.early_bird
    .filter(({ spots }) => spots.occupied < spots.total)
    .sort((a, b) => a.priority - b.priority);
  if (!entry) return game.price;
  const { discount_type: type, discount_value: value } = entry.discount;
  const cents = Math.round(game.price * 100);
  const off = type === 'percentage' ? Math.round((cents * Math.min(100, value)) / 100) : Math.round(value * 100);
  return Math.max(0, cents - off) / 100;
}
