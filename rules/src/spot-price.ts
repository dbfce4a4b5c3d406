import type { GameStatus } from './limits.ts';
import { amsterdamDay } from './local-time.ts';
import type { Cents } from './money.ts';
import {
  type Discount,
  earlyBirdDiscount,
  type EarlyBirdEntry,
  earlyBirdNow,
  priceChain,
  type PriceLine,
} from './price.ts';

/** A promocode somebody holds and has not used up (1-games §3). Top-up codes are not among them: they are credit at once. */
export interface HeldCode {
  id: string;
  name: string;
  promoType: 'periodic' | 'other';
  discountType: 'percentage' | 'nominal';
  /** Percentage, or cents when nominal. */
  discountValue: number;
  /** Ids of the games it is for; null: all. */
  games: readonly string[] | null;
  /** A code that is not periodic counts only while it is selected. */
  isSelected: boolean;
  isRedeemed: boolean;
  endsAt: Date | null;
  /** Months a periodic code was used for, 'YYYY-MM'. */
  usedMonths: readonly string[];
}

export interface PricedGame<Entry extends EarlyBirdEntry = EarlyBirdEntry> {
  id: string;
  startsAt: Date;
  status: GameStatus;
  /** Before discounts. */
  priceCents: Cents;
  earlyBirds: readonly Entry[];
}

/** What one spot costs, line by line, and what it uses up. A code that has nothing left to take off is not used. */
export interface SpotPrice<Entry extends EarlyBirdEntry = EarlyBirdEntry, Code extends HeldCode = HeldCode> {
  totalCents: Cents;
  lines: PriceLine[];
  earlyBird: Entry | null;
  promocode: Code | null;
  periodic: Code | null;
}

/** The calendar month of an instant in the Netherlands, 'YYYY-MM': a student card discounts one game of each. */
export function monthOf(instant: Date): string {
  return amsterdamDay(instant).slice(0, 7);
}

/** Whether a code takes something off this game now. Which one is selected is another question. */
export function codeCounts(code: HeldCode, game: { id: string; startsAt: Date }, now: Date): boolean {
  if (code.isRedeemed || (code.endsAt && code.endsAt <= now)) return false;
  if (code.games && !code.games.includes(game.id)) return false;
  return code.promoType !== 'periodic' || !code.usedMonths.includes(monthOf(game.startsAt));
}

/**
 * What the spots of one payment cost, in the order they are taken (3-decisions §2): each has the early bird entry that is
 * left by then, then the payer's selected promocode, then the periodic one they chose. A code is used by the first spot that
 * it takes anything off.
 * @param periodicId the periodic promocode the payer chose; one that doesn't count is left out
 */
export function spotPrices<Entry extends EarlyBirdEntry, Code extends HeldCode>(
  game: PricedGame<Entry>,
  codes: readonly Code[],
  { spots, periodicId }: { spots: number; periodicId: string | null },
  now: Date,
): SpotPrice<Entry, Code>[] {
  let earlyBirds = [...game.earlyBirds];
  const usable = codes.filter((code) => codeCounts(code, game, now));
  let promocode = usable.find(({ promoType, isSelected }) => promoType === 'other' && isSelected) ?? null;
  let periodic = usable.find(({ id, promoType }) => promoType === 'periodic' && id === periodicId) ?? null;
  return Array.from({ length: spots }, () => {
    const earlyBird = earlyBirdNow(earlyBirds, game, now);
    const price = priceChain({
      baseCents: game.priceCents,
      earlyBird: earlyBird && earlyBirdDiscount(earlyBird),
      promocode: promocode && codeDiscount(promocode),
      periodic: periodic && codeDiscount(periodic),
    });
    const saves = (kind: PriceLine['kind']) => price.lines.some((line) => line.kind === kind && line.amountCents < 0);
    const lines = price.lines.filter(({ kind, amountCents }) => kind === 'base' || amountCents < 0);
    const spot = {
      totalCents: price.totalCents,
      lines,
      earlyBird,
      promocode: saves('promocode') ? promocode : null,
      periodic: saves('periodic') ? periodic : null,
    };
    earlyBirds = earlyBirds.map((entry) => (entry === earlyBird ? { ...entry, occupied: entry.occupied + 1 } : entry));
    if (spot.promocode) promocode = null;
    if (spot.periodic) periodic = null;
    return spot;
  });
}

function codeDiscount({ name, discountType, discountValue }: HeldCode): Discount {
  return { name, type: discountType, value: discountValue };
}
