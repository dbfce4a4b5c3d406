import type { GameStatus } from './limits.ts';
import { amsterdamDay } from './local-time.ts';
import type { Cents } from './money.ts';
import {
  type Discount,
  type DiscountKind,
  earlyBirdDiscount,
  type EarlyBirdEntry,
  earlyBirdNow,
  priceChain,
  type PriceLine,
} from './price.ts';

/** A promocode that somebody has not used up (product.md#promocodes). Top-up codes are not included, because they become credit at once. */
export interface HeldCode {
  id: string;
  name: string;
  promoType: 'periodic' | 'other';
  discountType: 'percentage' | 'nominal';
  /** A percentage, or cents when nominal. */
  discountValue: number;
  /** Ids of the games it applies to; null for all. */
  games: readonly string[] | null;
  /** A code that is not periodic counts only while it is selected. */
  isSelected: boolean;
  isRedeemed: boolean;
  endsAt: Date | null;
  /** Months a periodic code was used for, 'YYYY-MM'. */
  usedMonths: readonly string[];
  /** Its holder's unfinished payments that use it, each for their own spot in that game; with the month for a periodic code. */
  heldFor: readonly { gameId: string; month: string | null }[];
}

export interface PricedGame<Entry extends EarlyBirdEntry = EarlyBirdEntry> {
  id: string;
  startsAt: Date;
  status: GameStatus;
  /** Before discounts. */
  priceCents: Cents;
  earlyBirds: readonly Entry[];
}

/** What one spot costs, line by line, and what it uses up. A code with nothing left to take off is not used. */
export interface SpotPrice<Entry extends EarlyBirdEntry = EarlyBirdEntry, Code extends HeldCode = HeldCode> {
  totalCents: Cents;
  lines: PriceLine[];
  earlyBird: Entry | null;
  promocode: Code | null;
  periodic: Code | null;
}

/** The calendar month of an instant in the Netherlands, 'YYYY-MM': a student card discounts one game a month. */
export function monthOf(instant: Date): string {
  return amsterdamDay(instant).slice(0, 7);
}

/**
 * Whether a code takes something off a spot in this game now, whichever code is selected.
 * @param own whether it is the holder's own spot: a code held by a payment counts only there
 */
export function codeCounts(
  code: HeldCode,
  game: { id: string; startsAt: Date },
  now: Date,
  { own = true }: { own?: boolean } = {},
): boolean {
  if (code.isRedeemed || (code.endsAt && code.endsAt <= now)) return false;
  if (code.games && !code.games.includes(game.id)) return false;
  return (
    !isHeld(code, game, own) && (code.promoType !== 'periodic' || !code.usedMonths.includes(monthOf(game.startsAt)))
  );
}

/** Whether another unfinished payment uses the code, or this month of it. */
export function isHeld(
  { promoType, heldFor }: Pick<HeldCode, 'promoType' | 'heldFor'>,
  game: { id: string; startsAt: Date },
  own: boolean,
): boolean {
  return heldFor.some(
    ({ gameId, month }) =>
      !(own && gameId === game.id) && (promoType !== 'periodic' || month === monthOf(game.startsAt)),
  );
}

/**
 * What the spots of one payment cost, in the order in which they are taken (product.md#prices): each gets the early bird entry that is
 * left by then, then the payer's selected promocode, then the periodic one they chose. A code is used by the first spot that it takes
 * anything off.
 * @param periodicId the periodic promocode the payer chose; ignored if it doesn't count
 * @param own whether the payer's own spot is among them
 */
export function spotPrices<Entry extends EarlyBirdEntry, Code extends HeldCode>(
  game: PricedGame<Entry>,
  codes: readonly Code[],
  { spots, periodicId, own = true }: { spots: number; periodicId: string | null; own?: boolean },
  now: Date,
): SpotPrice<Entry, Code>[] {
  let earlyBirds = [...game.earlyBirds];
  const usable = codes.filter((code) => codeCounts(code, game, now, { own }));
  let promocode = usable.find(({ promoType, isSelected }) => promoType === 'other' && isSelected) ?? null;
  let periodic = usable.find(({ id, promoType }) => promoType === 'periodic' && id === periodicId) ?? null;
  return Array.from({ length: spots }, () => {
    const earlyBird = earlyBirdNow(earlyBirds, game, now);
    const discounts = {
      earlyBird: earlyBird && earlyBirdDiscount(earlyBird),
      promocode: promocode && codeDiscount(promocode),
      periodic: periodic && codeDiscount(periodic),
    } satisfies Record<DiscountKind, Discount | null>;
    const price = priceChain({ baseCents: game.priceCents, ...discounts });
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
