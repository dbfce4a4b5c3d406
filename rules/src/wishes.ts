import { minute } from './durations.ts';
import { type WeekPart, weekPartOf } from './habits.ts';
import { levels, type Level } from './finding.ts';
import { amsterdamDay, nextLocalTime } from './local-time.ts';
import type { Sport } from './sports.ts';

/** Games that people wish to be told of (product.md#wishes). */

/** How many wishes a person may have, and how many games a day they are told of at once; the rest come in the digest. */
export const wishLimits = { most: 10, atOnceADay: 3 } as const;

/** Distances in kilometres that a wish can have. */
export const wishRadiiKm = [5, 10, 25, 50] as const;

/** The most that a person wants to pay, in cents; without one, any price is fine. */
export const wishPricesCents = [0, 2_50, 5_00, 7_50, 10_00, 15_00] as const;

export const wishLevels = /* @__PURE__ */ levels.filter((level) => level !== 'All levels');
export type WishLevel = (typeof wishLevels)[number];

/** When somebody is told: of each game by itself, or of all together once a day or a week. */
export const wishTellings = ['at_once', 'daily', 'weekly'] as const;
export type WishTelling = (typeof wishTellings)[number];

export interface Wish {
  sports: readonly Sport[];
  parts: readonly WeekPart[];
  latitude: number;
  longitude: number;
  radiusKm: number;
  /** Empty for any level. */
  levels: readonly WishLevel[];
  /** null for any price. */
  maxPriceCents: number | null;
}

export interface WishedGame {
  sport: Sport;
  startsAt: Date;
  latitude: number;
  longitude: number;
  level: Level;
  priceCents: number;
}

/** Whether a game fits a wish. A game for all levels fits every level; the part of the week is that of its local start. */
export function fitsWish(game: WishedGame, wish: Wish): boolean {
  return (
    wish.sports.includes(game.sport) &&
    wish.parts.includes(weekPartOf(game.startsAt)) &&
    (wish.maxPriceCents === null || game.priceCents <= wish.maxPriceCents) &&
    (wish.levels.length === 0 || game.level === 'All levels' || wish.levels.includes(game.level)) &&
    kmFrom(wish, game) <= wish.radiusKm
  );
}

const kmPerDegree = 111.195;

/** Kilometres on a plane, which is accurate enough within a country. */
function kmFrom(centre: { latitude: number; longitude: number }, point: { latitude: number; longitude: number }) {
  const wide = kmPerDegree * Math.cos((centre.latitude * Math.PI) / 180);
  return Math.hypot((point.latitude - centre.latitude) * kmPerDegree, (point.longitude - centre.longitude) * wide);
}

/** In local time: people plan their evening at five, and their weekend on a Thursday. */
const digestMinute = 17 * 60;
const digestWeekday = 4;

/** When the next digest goes out, `now` included. */
export function digestAt(telling: Exclude<WishTelling, 'at_once'>, now: Date): Date {
  const at = nextLocalTime(now, digestMinute);
  if (telling === 'daily' || new Date(amsterdamDay(at)).getUTCDay() === digestWeekday) return at;
  return digestAt('weekly', new Date(at.getTime() + minute));
}
