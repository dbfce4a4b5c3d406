import { aloneTerms, goodwillTerms } from './limits.ts';
import type { Cents } from './money.ts';

export type GoodwillRefusal =
  | { code: 'goodwill_on_ride' }
  | { code: 'goodwill_above_paid'; maxCents: Cents }
  | { code: 'goodwill_limited'; leftCents: Cents };

/**
 * Why one admin alone can't refund this much of a spot without taking it away; null if they can (product.md#goodwill). Never more than was paid and
 * isn't refunded yet; more than a person's limit for the month takes two admins. A ride of a pass comes back as a ride, or not at all.
 * @param leftCents what was paid for the spot and isn't refunded yet
 * @param givenCents what one admin alone gave its payer, or corrected for them, this month already
 */
export function refuseGoodwill(
  cents: Cents,
  { leftCents, givenCents, isRide }: { leftCents: Cents; givenCents: Cents; isRide: boolean },
): GoodwillRefusal | null {
  if (isRide) return { code: 'goodwill_on_ride' };
  if (cents > leftCents) return { code: 'goodwill_above_paid', maxCents: leftCents };
  const ofMonth = leftAlone(givenCents);
  return cents > ofMonth ? { code: 'goodwill_limited', leftCents: ofMonth } : null;
}

/** How much one admin alone may still give a person, or correct for them, in a month with these cents done; never below zero. */
const leftAlone = (doneCents: Cents): Cents => Math.max(0, goodwillTerms.maxCents - doneCents);

/**
 * Whether one admin alone may correct by this much, either way: giving and taking count towards the same limit, and so does goodwill
 * (decisions/0083-one-admin.md).
 * @param doneCents what one admin alone gave the person and corrected for them in this local calendar month, never negative
 */
export function mayCorrectAlone(cents: Cents, doneCents: Cents): boolean {
  return Math.abs(cents) <= leftAlone(doneCents);
}

/**
 * Whether a code that adds money to wallets takes two admins: more for one person than one admin may give them in a month, or more in all
 * (decisions/0125-two-people.md).
 * @param cents what each person gets
 * @param usesTotal how many people; null for any number
 */
export function giftTakesTwo(cents: Cents, usesTotal: number | null): boolean {
  return cents > goodwillTerms.maxCents || usesTotal === null || cents * usesTotal > aloneTerms.giftCents;
}

/** Whether somebody may still add a gift of this amount from one admin, beside what was given to and corrected for them this month. */
export const mayGiveAlone = (cents: Cents, doneCents: Cents): boolean => cents <= leftAlone(doneCents);
