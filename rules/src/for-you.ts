import { day } from './durations.ts';
import { type Habits, shareOf, type WeekPart, weekPartOf } from './habits.ts';
import type { Level } from './finding.ts';
import type { Cents } from './money.ts';
import type { Sport } from './sports.ts';

/** Which games are shown to somebody first, and why (product.md#for-you, decisions/0066-for-you.md). */

/** What Rondo knows about how somebody likes to play. */
export interface Taste {
  /** What they say or, without that, played; empty for a newcomer. */
  habits: Habits;
  /** Scores in the sports they were graded in, 1 to 6. */
  scores: Partial<Record<Sport, number>>;
  /** The usual price of their games; null before the first. */
  usualCents: Cents | null;
}

export interface Suggested {
  sport: Sport;
  startsAt: Date;
  level: Level;
  priceCents: Cents;
  /** The distance from where they play; null if that is unknown. */
  km: number | null;
  /** How many of the game's players have played with them. */
  playedWith: number;
}

/** Why a game is suggested. */
export type Reason =
  | { kind: 'people'; count: number }
  | { kind: 'level'; level: Level }
  | { kind: 'hours'; part: WeekPart }
  | { kind: 'near'; km: number }
  | { kind: 'free' }
  | { kind: 'price' }
  | { kind: 'sport'; sport: Sport }
  | { kind: 'soon' };

/** The score that each level is made for. */
const middleOf: Record<Exclude<Level, 'All levels'>, number> = { Beginner: 2, Intermediate: 3.5, Advanced: 5 };

/** How well each property of a game suits, from 0 to 1; an unknown one suits as well as any. */
function partsOf(game: Suggested, { habits, scores, usualCents }: Taste, now: Date) {
  const { sport, startsAt, level, priceCents, km, playedWith } = game;
  return {
    sport: shareOf(habits.sports, sport),
    hours: shareOf(habits.parts, weekPartOf(startsAt)),
    near: km === null ? 1 : Math.exp(-km / 10),
    level: levelFit(level, scores[sport]),
    price: usualCents === null || priceCents <= usualCents ? 1 : (usualCents + 100) / (priceCents + 100),
    people: 1 - 0.5 ** playedWith,
    soon: Math.exp(-Math.max(0, startsAt.getTime() - now.getTime()) / (7 * day)),
  };
}

/** A player who was never graded counts as one of little skill; a game for all levels suits everybody, though not best. */
function levelFit(level: Level, score = 2.5): number {
  return level === 'All levels' ? 0.8 : Math.max(0, 1 - Math.abs(score - middleOf[level]) / 2);
}

/** How much of the rest is left if a property doesn't suit at all: the wrong sport spoils a game, the price hardly. */
const leftBy = { sport: 0.05, hours: 0.2, near: 0.2, level: 0.25, price: 0.4, people: 0.6, soon: 0.6 } as const;
type Part = keyof typeof leftBy;

/** How well a game suits somebody, above 0 and at most 1. */
export function suits(game: Suggested, taste: Taste, now: Date): number {
  const parts = partsOf(game, taste, now);
  return (Object.keys(leftBy) as Part[]).reduce(
    (fit, part) => fit * (leftBy[part] + (1 - leftBy[part]) * parts[part]),
    1,
  );
}

/** The games that suit best, the best first; equal ones in the given order, which is that of their start. */
export function forYou<Game extends Suggested>(
  games: readonly Game[],
  taste: Taste,
  { most, now }: { most: number; now: Date },
): Game[] {
  const fits = games.map((game) => ({ game, fit: suits(game, taste, now) }));
  return fits
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, most)
    .map(({ game }) => game);
}

const reasonsAtMost = 2;
const nearKm = 5;

/** Why a game suits, the strongest reason first: one or two reasons, all of them true of the game. */
export function reasonsFor(game: Suggested, taste: Taste): Reason[] {
  const { sport, startsAt, level, priceCents, km, playedWith } = game;
  const { habits, usualCents } = taste;
  const part = weekPartOf(startsAt);
  const isOwn = <Key extends string>(counts: Partial<Record<Key, number>>, key: Key) =>
    (counts[key] ?? 0) > 0 && shareOf(counts, key) >= 0.5;
  const own = taste.scores[sport];
  const reasons: (Reason | false)[] = [
    playedWith > 0 && { kind: 'people', count: playedWith },
    own !== undefined && level !== 'All levels' && levelFit(level, own) >= 0.6 && { kind: 'level', level },
    isOwn(habits.parts, part) && { kind: 'hours', part },
    km !== null && km <= nearKm && { kind: 'near', km },
    priceCents === 0 && { kind: 'free' },
    priceCents > 0 && usualCents !== null && priceCents < usualCents && { kind: 'price' },
    isOwn(habits.sports, sport) && { kind: 'sport', sport },
  ];
  const known = reasons.filter((reason) => reason !== false).slice(0, reasonsAtMost);
  return known.length > 0 ? known : [{ kind: 'soon' }];
}
