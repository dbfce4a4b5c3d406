import { aloneTerms, goodwillTerms } from './limits.ts';
import type { Cents } from './money.ts';

export type GoodwillRefusal =
  | { code: 'goodwill_on_ride' }
  | { code: 'goodwill_above_paid'; maxCents: Cents }
  | { code: 'goodwill_limited'; leftCents: Cents };

/**
 * Why one admin alone can't pay this much of a spot back without taking it away; null if they can (product.md#goodwill). More than was
 * paid and isn't back yet is never possible; more than a person's bound of the month takes two admins. A ride of a pass comes back as a
 * ride, or not at all.
 * @param leftCents of what was paid for the spot, what isn't back yet
 * @param givenCents what one admin alone gave its payer, or corrected for them, in this month already
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

/** How much one admin alone may still give a person, or correct for them, in a month with this much done; never below zero. */
const leftAlone = (doneCents: Cents): Cents => Math.max(0, goodwillTerms.maxCents - doneCents);

/**
 * Whether one admin alone may correct by this much, either way: what they give and what they take fill the same bound, and so does goodwill
 * (decisions/0083-one-admin.md).
 * @param doneCents what one admin alone gave the person and corrected for them in this calendar month of Amsterdam, nothing negative
 */
export function mayCorrectAlone(cents: Cents, doneCents: Cents): boolean {
  return Math.abs(cents) <= leftAlone(doneCents);
}

/**
 * Whether a code that adds money to wallets takes two admins: more for one person than one admin may give them in a month, or more in all
 * (decisions/0125-two-people.md).
 * @param cents what each person gets
 * @param usesTotal how many people; null: as many as there are
 */
export function giftTakesTwo(cents: Cents, usesTotal: number | null): boolean {
  return cents > goodwillTerms.maxCents || usesTotal === null || cents * usesTotal > aloneTerms.giftCents;
}

/** Whether somebody may still add a gift of this much that one admin made, beside what was given and corrected for them this month. */
export const mayGiveAlone = (cents: Cents, doneCents: Cents): boolean => cents <= leftAlone(doneCents);
