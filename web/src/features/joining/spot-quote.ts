import type { GameCard, Promocode } from '@rondo/contract';
import {
  centsToEuros,
  codeCounts,
  eurosToCents,
  type HeldCode,
  monthOf,
  type SpotPrice,
  spotPrices,
} from '@rondo/rules';
import { earlyBirds } from '../../ui/game-card/shown-price.ts';
import { heldCode } from './held-code.ts';

export type QuotedGame = Pick<GameCard, '_id' | 'price' | 'status' | 'game_date' | 'early_bird'>;

/** What spots cost now, as the API computes it too (3-decisions §2). */
export interface Quote {
  spots: SpotPrice[];
  totalCents: number;
  /** Euros. */
  total: number;
  /** By how much the API's price differs from that of these lines. */
  changedCents: number;
}

export interface QuoteOptions {
  spots?: number;
  /** The student card to use. */
  cardId?: string | null;
  promocodes: readonly Promocode[];
}

export function quote(game: QuotedGame, { spots = 1, cardId = null, promocodes }: QuoteOptions, now: number): Quote {
  const prices = spotPrices(priced(game), held(promocodes), { spots, periodicId: cardId }, new Date(now));
  const totalCents = prices.reduce((sum, price) => sum + price.totalCents, 0);
  return { spots: prices, totalCents, total: centsToEuros(totalCents), changedCents: 0 };
}

/** The same spots at the price the API told. */
export function withTotal(shown: Quote, totalCents: number): Quote {
  return { ...shown, totalCents, total: centsToEuros(totalCents), changedCents: totalCents - shown.totalCents };
}

/** A student card somebody has, and whether it takes anything off this game. */
export interface CardOption {
  id: string;
  name: string;
  /** Euros it takes off. */
  saves: number;
  /** Why it does not: used for a game in that month, not for this game, or nothing is left to take off. */
  why: 'month' | 'game' | 'nothing' | null;
}

/** Cards that have not ended, each with what it takes off one spot of this game. */
export function cardOptions(game: QuotedGame, promocodes: readonly Promocode[], now: number): CardOption[] {
  const without = quote(game, { promocodes }, now).totalCents;
  return held(promocodes)
    .filter(
      ({ promoType, isRedeemed, endsAt }) => promoType === 'periodic' && !isRedeemed && !(endsAt && +endsAt <= now),
    )
    .map((card) => {
      const saved = without - quote(game, { promocodes, cardId: card.id }, now).totalCents;
      return {
        id: card.id,
        name: card.name,
        saves: centsToEuros(saved),
        why: saved > 0 ? null : whyNot(card, game, now),
      };
    });
}

function whyNot(card: HeldCode, game: QuotedGame, now: number): CardOption['why'] {
  const at = { id: game._id, startsAt: new Date(game.game_date) };
  if (codeCounts(card, at, new Date(now))) return 'nothing';
  return card.usedMonths.includes(monthOf(at.startsAt)) ? 'month' : 'game';
}

/** Euros a balance is short of a price; 0 when it is enough. */
export function shortfall(totalCents: number, balance: number): number {
  return centsToEuros(Math.max(0, totalCents - (eurosToCents(balance) ?? 0)));
}

const held = (promocodes: readonly Promocode[]) => promocodes.map(heldCode).filter((code) => code !== null);

function priced(game: QuotedGame) {
  return {
    id: game._id,
    startsAt: new Date(game.game_date),
    status: game.status,
    priceCents: eurosToCents(game.price) ?? 0,
    earlyBirds: earlyBirds(game),
  };
}
