import { goodwillTerms } from './limits.ts';
import type { Cents } from './money.ts';

export type GoodwillRefusal =
  | { code: 'goodwill_on_ride' }
  | { code: 'goodwill_above_paid'; mostCents: Cents }
  | { code: 'goodwill_limited'; leftCents: Cents };

/**
 * Why one admin alone can't pay this much of a spot back without taking it away; null if they can (product.md#goodwill). More than was
 * paid and isn't back yet is never possible; more than a person's bound of the month takes two admins. A ride of a pass comes back as a
 * ride, or not at all.
 * @param leftCents of what was paid for the spot, what isn't back yet
 * @param givenCents what its payer was given in this month already
 */
export function refuseGoodwill(
  cents: Cents,
  { leftCents, givenCents, isRide }: { leftCents: Cents; givenCents: Cents; isRide: boolean },
): GoodwillRefusal | null {
  if (isRide) return { code: 'goodwill_on_ride' };
  if (cents > leftCents) return { code: 'goodwill_above_paid', mostCents: leftCents };
  const ofMonth = Math.max(0, goodwillTerms.mostCents - givenCents);
  return cents > ofMonth ? { code: 'goodwill_limited', leftCents: ofMonth } : null;
}
