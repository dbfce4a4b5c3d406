import { deadlines, type GameStatus } from './limits.ts';
import { type Cents, percentOf } from './money.ts';

export interface EarlyBird {
  priority: number;
  occupied: number;
  total: number;
  discountType: 'percentage' | 'fixed';
  /** Percent, or cents when fixed. */
  discountValue: number;
}

const hourMs = 3_600_000;

/**
 * The early-bird entry that applies now: the lowest priority number with a free spot, only for paid, non-cancelled games with
 * more than 12 hours to go (1-games §4).
 */
export function earlyBirdNow<E extends EarlyBird>(
  entries: readonly E[],
  game: { startsAt: Date; status: GameStatus; priceCents: Cents },
  now: Date,
): E | null {
  const hoursLeft = (game.startsAt.getTime() - now.getTime()) / hourMs;
  if (game.priceCents === 0 || game.status === 'cancelled' || hoursLeft <= deadlines.paidCutoffHours) return null;
  const free = entries.filter((entry) => entry.occupied < entry.total);
  return free.sort((a, b) => a.priority - b.priority)[0] ?? null;
}

export interface Discount {
  name: string;
  type: 'percentage' | 'nominal';
  /** Percent, or cents when nominal. */
  value: number;
}

export interface PriceLine {
  kind: 'base' | 'earlyBird' | 'promocode' | 'periodic';
  name?: string;
  /** The base price, then what each discount takes off (negative or zero). */
  amountCents: Cents;
}

/** What `discount` leaves of `cents`: percentages cap at 100 %, nominal ones stop at zero (1-games §4). */
export function discounted(cents: Cents, discount: Discount): Cents {
  const off =
    discount.type === 'percentage' ? percentOf(cents, Math.min(Math.max(discount.value, 0), 100)) : discount.value;
  return Math.max(0, cents - Math.max(0, off));
}

/** The price chain: early bird, then the selected promocode, then the selected periodic one (3-decisions §2). */
export function priceChain(chain: {
  baseCents: Cents;
  earlyBird: Discount | null;
  promocode: Discount | null;
  periodic: Discount | null;
}): { lines: PriceLine[]; totalCents: Cents } {
  const lines: PriceLine[] = [{ kind: 'base', amountCents: chain.baseCents }];
  let totalCents = chain.baseCents;
  for (const kind of ['earlyBird', 'promocode', 'periodic'] as const) {
    const discount = chain[kind];
    if (!discount) continue;
    const left = discounted(totalCents, discount);
    lines.push({ kind, name: discount.name, amountCents: left - totalCents });
    totalCents = left;
  }
  return { lines, totalCents };
}
