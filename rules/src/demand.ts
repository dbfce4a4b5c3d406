import { day } from './durations.ts';
import type { WeekPart } from './habits.ts';
import type { Level } from './finding.ts';
import { type WishLevel, wishLevels, wishPricesCents } from './wishes.ts';

/** What organisers learn about people's wishes: how many want a game, never who, and never fewer than five (product.md#demand). */

export const demandTerms = {
  /** The fewest people in a cell that is shown. */
  least: 5,
  /** How many days a wish counts after its last change. */
  days: 90,
  /** After a game was made for a cell, its people are told first of no other for this many days. */
  answeredDays: 7,
  /** The local minute of the daily count: a count that changed with each wish would reveal whose it was. */
  countedAtMinute: 4 * 60,
  /** A wish counts for the largest place within this many kilometres. */
  townKm: 6,
  /** The most cells that are shown, those with most people first. */
  shown: 300,
} as const;

/** How many people wish for a sport in a part of the week around a town, each counted once, by their newest wish there. */
export interface CountedWishes {
  people: number;
  /** How many would pay at least each of `wishPricesCents`, in their order. */
  paying: readonly number[];
  /** How many would pay any price. */
  payingAny: number;
  /** How many want only this level, by level. */
  only: Record<WishLevel, number>;
}

export interface Demand {
  /** Rounded down: 5, 10, 20, 50, 100 and so on. */
  people: number;
  level: Level;
  /** The price that at least half would pay; null for any price. */
  priceCents: number | null;
}

/** What is shown of a cell; null for too few people. Every figure shown holds for at least five people. */
export function demandOf({ people, paying, payingAny, only }: CountedWishes): Demand | null {
  const shown = roundPeople(people);
  if (shown === null) return null;
  const half = Math.max(demandTerms.least, Math.ceil(people / 2));
  const most = Math.max(demandTerms.least, Math.floor(people / 2) + 1);
  return {
    people: shown,
    level: wishLevels.find((level) => only[level] >= most) ?? 'All levels',
    priceCents: payingAny >= half ? null : (wishPricesCents.findLast((_, index) => (paying[index] ?? 0) >= half) ?? 0),
  };
}

/** The shown number of people, rounded so that one more or less seldom changes it; null below five. */
export function roundPeople(people: number): number | null {
  if (people < demandTerms.least) return null;
  const tens = 10 ** Math.floor(Math.log10(people));
  return [5, 2, 1].map((step) => step * tens).find((step) => step <= people) ?? null;
}

const hours = { Morning: '10:00', Afternoon: '14:00', Evening: '20:00' } as const;
/** Leaves people who are told of the game time to plan for it. */
const daysAheadLeast = 3;

/**
 * The next start in a part of the week that people can still plan.
 * @param now local, `2026-11-24T12:00`
 * @returns local, `2026-11-27T20:00`
 */
export function startIn(part: WeekPart, now: string): string {
  const wanted = part.startsWith('weekend');
  const [, name] = /^week(?:day|end)(\w+)$/.exec(part) ?? [];
  const time = hours[name as keyof typeof hours];
  const today = Date.parse(`${now.slice(0, 10)}T00:00Z`);
  for (let ahead = daysAheadLeast; ; ahead += 1) {
    const date = new Date(today + ahead * day);
    const isWeekend = [0, 6].includes(date.getUTCDay());
    if (isWeekend === wanted) return `${date.toISOString().slice(0, 10)}T${time}`;
  }
}
