import { hoursBefore } from './durations.ts';
import { deadlines } from './finding.ts';
import type { GameStatus } from './limits.ts';
import { percentOf, type Cents } from './money.ts';
import { chosen } from './every.ts';

/** One step of early bird prices; it applies to the first `total` players, lowest `priority` number first. */
export interface EarlyBirdEntry {
  id: string;
  priority: number;
  occupied: number;
  total: number;
  discountType: 'percentage' | 'fixed';
  /** A percentage from 0 to 100, or cents when fixed. */
  discountValue: number;
}

/** A discount. `value` is a percentage (more than 100 counts as 100), or cents when nominal. */
export interface Discount {
  name?: string;
  type: 'percentage' | 'nominal';
  value: number;
}

/** What is taken off a price, in this order, and whether a promocode does it, which the wallet then shows. */
const byCode = { earlyBird: false, promocode: true, periodic: true } as const;
export type DiscountKind = keyof typeof byCode;
const discountKinds = Object.keys(byCode) as DiscountKind[];
export const codeDiscounts = /* @__PURE__ */ chosen<DiscountKind>()(byCode);

export const priceLineKinds = /* @__PURE__ */ ['base' as const, ...discountKinds];

export interface PriceLine {
  kind: (typeof priceLineKinds)[number];
  name?: string;
  /** Discounts are negative, or 0 when there was nothing left to take off. */
  amountCents: Cents;
}

/**
 * The early bird entry that applies now, if any (product.md#prices): the entry with the lowest priority number and a free spot, only in paid games
 * that are not cancelled, and while more than 12 hours remain.
 */
export function earlyBirdNow<Entry extends EarlyBirdEntry>(
  entries: readonly Entry[],
  game: { startsAt: Date; status: GameStatus; priceCents: Cents },
  now: Date,
): Entry | null {
  if (game.priceCents <= 0 || game.status === 'cancelled') return null;
  if (now >= hoursBefore(game.startsAt, deadlines.earlyBirdHours)) return null;
  return entries.filter((entry) => entry.occupied < entry.total).sort(byPriority)[0] ?? null;
}

/** An early bird entry as a step of the price chain. */
export function earlyBirdDiscount(entry: EarlyBirdEntry): Discount {
  return { type: entry.discountType === 'fixed' ? 'nominal' : 'percentage', value: entry.discountValue };
}

/**
 * The price a player pays, line by line (product.md#prices): early bird, then the selected promocode, then the periodic one, each taken
 * off what is left. The total is never below 0 or above the base.
 */
export function priceChain(chain: { baseCents: Cents } & { [Kind in DiscountKind]?: Discount | null }): {
  lines: PriceLine[];
  totalCents: Cents;
} {
  const lines: PriceLine[] = [{ kind: 'base', amountCents: chain.baseCents }];
  let totalCents = chain.baseCents;
  for (const kind of discountKinds) {
    const discount = chain[kind];
    if (!discount) continue;
    const left = afterDiscount(totalCents, discount);
    lines.push({ kind, ...(discount.name && { name: discount.name }), amountCents: left - totalCents });
    totalCents = left;
  }
  return { lines, totalCents };
}

function afterDiscount(cents: Cents, { type, value }: Discount): Cents {
  const asked = type === 'percentage' ? percentOf(cents, Math.min(value, 100)) : value;
  return cents - Math.min(Math.max(asked, 0), cents);
}

/** Ids decide between equal priorities, so that everyone is quoted the same entry. */
function byPriority(a: EarlyBirdEntry, b: EarlyBirdEntry): number {
  return a.priority - b.priority || (a.id < b.id ? -1 : 1);
}
