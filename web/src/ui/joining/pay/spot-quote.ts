import {
  centsToEuros,
  codeCounts,
  eurosToCents,
  type HeldCode,
  isHeld,
  monthOf,
  savesWhole,
  type SpotPrice,
  spotPrices,
  withSelected,
} from '@rondo/rules';
import { priced, type PricedGame } from '../../game-card/shown-price.ts';

/** The price of spots now, computed as in the API (product.md#prices). */
export interface Quote {
  spots: SpotPrice[];
  totalCents: number;
  /** Euros. */
  total: number;
  /** The difference between the API's price and these lines. */
  changedCents: number;
}

export interface QuoteOptions {
  spots?: number;
  /** The student card to use. */
  cardId?: string | null;
  /** Whether the player's own spot is among them. */
  own?: boolean;
  codes: readonly HeldCode[];
}

export function quote(
  game: PricedGame,
  { spots = 1, cardId = null, own = true, codes }: QuoteOptions,
  now: number,
): Quote {
  const prices = spotPrices(priced(game), codes, { spots, periodicId: cardId, own }, new Date(now));
  const totalCents = prices.reduce((sum, price) => sum + price.totalCents, 0);
  return { spots: prices, totalCents, total: centsToEuros(totalCents), changedCents: 0 };
}

/** The same spots at the price that the API gave. */
export function withTotal(shown: Quote, totalCents: number): Quote {
  return { ...shown, totalCents, total: centsToEuros(totalCents), changedCents: totalCents - shown.totalCents };
}

/** A student card, and whether it takes anything off this game. */
export interface CardOption {
  id: string;
  name: string;
  /** The discount in euros. */
  saves: number;
  /** The euros that it takes off if enough is left to pay; null for a percentage, which always counts in full. */
  worth: number | null;
  /** Whether it takes off its full worth: otherwise it isn't proposed. */
  isWhole: boolean;
  /**
   * The reason why it takes nothing off: used for a game in that month, taken by a payment under way, not valid for this game, or nothing left
   * to take off.
   */
  why: 'month' | 'game' | 'held' | 'nothing' | null;
}

/** Cards that have not expired, each with the discount on one spot of this game. */
export function cardOptions(game: PricedGame, codes: readonly HeldCode[], now: number): CardOption[] {
  const without = quote(game, { codes }, now).totalCents;
  return codes
    .filter(
      ({ promoType, isRedeemed, endsAt }) => promoType === 'periodic' && !isRedeemed && !(endsAt && +endsAt <= now),
    )
    .map((card) => {
      const saved = without - quote(game, { codes, cardId: card.id }, now).totalCents;
      return {
        id: card.id,
        name: card.name,
        saves: centsToEuros(saved),
        worth: card.discountType === 'nominal' ? centsToEuros(card.discountValue) : null,
        isWhole: savesWhole(card, saved),
        why: saved > 0 ? null : whyNot(card, game, now),
      };
    });
}

/** A promocode that takes something off this game, and how much in euros. */
export interface CodeOption {
  id: string;
  name: string;
  saves: number;
}

/** Promocodes, other than cards, that take something off the player's own spot. */
export function codeOptions(game: PricedGame, codes: readonly HeldCode[], now: number): CodeOption[] {
  const price = (id: string | null) => quote(game, { codes: withSelected(codes, id) }, now).totalCents;
  const without = price(null);
  return codes
    .filter(({ promoType }) => promoType === 'other')
    .map(({ id, name }) => ({ id, name, saves: centsToEuros(without - price(id)) }))
    .filter(({ saves }) => saves > 0);
}

function whyNot(card: HeldCode, game: PricedGame, now: number): CardOption['why'] {
  const at = { id: game._id, startsAt: new Date(game.game_date) };
  if (codeCounts(card, at, new Date(now))) return 'nothing';
  if (isHeld(card, at, true)) return 'held';
  return card.usedMonths.includes(monthOf(at.startsAt)) ? 'month' : 'game';
}

/** How many euros the balance is short of a price; 0 if it is enough. A debt has to be topped up first. */
export function shortfall(totalCents: number, balance: number, owes: number): number {
  if (totalCents <= 0) return 0;
  return centsToEuros(Math.max(0, totalCents - (eurosToCents(balance) ?? 0)) + (eurosToCents(owes) ?? 0));
}
