import {
  day,
  forYou,
  type Habits,
  habitsOf,
  hour,
  type Level,
  levels,
  ownHome,
  preferSaid,
  shareOf,
  type Sport,
  sports,
  type Suggested,
  type Taste,
  type WeekPart,
  weekPartOf,
  weekParts,
} from '@rondo/rules';
import { diceOf, normalOf } from './dice.ts';
import { table } from './table.ts';

/** How many games are on the first screen. */
const first = 6;

/** A person as they really are, which nobody knows. */
interface Person {
  sports: Sport[];
  parts: WeekPart[];
  strength: number;
  maxKm: number;
  maxCents: number;
}

/** What Rondo knows about a person: what they played, what they said, or at most where they are. */
const knowledge = ['played', 'said', 'newcomer'] as const;
type Knowledge = (typeof knowledge)[number];

const ways = ['soonest', 'sportAndHours', 'rule'] as const;
type Way = (typeof ways)[number];

/** The number of suitable games among the first six, on average; `possible` is how many there could be. */
export type Judged = Record<Knowledge, Record<Way | 'possible', number>>;

/**
 * A town's games of three weeks, and people who play what they like, when they can, near enough, at their level and for what they would pay. One game
 * in seven that they played suited none of this, because people go along with friends.
 */
export function judgeForYou(people: number, seed: number): Judged {
  const random = diceOf(seed);
  const normal = normalOf(random);
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const start = Date.UTC(2026, 10, 23);
  const game = (): Suggested => ({
    sport: sports[Math.floor(random() ** 1.5 * 6)] ?? 'Football',
    // Most games are in the evening.
    startsAt: new Date(
      start + Math.floor(random() * 21) * day + (random() < 0.6 ? 18 + random() * 3 : 8 + random() * 10) * hour,
    ),
    level: random() < 0.4 ? 'All levels' : oneOf(levels),
    priceCents: random() < 0.3 ? 0 : Math.round(2 + random() * 10) * 100,
    km: Math.sqrt(random()) * ownHome.withinKm,
    playedWith: 0,
  });
  const judged = Object.fromEntries(
    knowledge.map((known) => [known, { soonest: 0, sportAndHours: 0, rule: 0, possible: 0 }]),
  ) as Judged;
  for (let n = 0; n < people; n += 1) {
    const person: Person = {
      sports: [...new Set([oneOf(sports.slice(0, 6)), oneOf(sports.slice(0, 6))])],
      parts: [...new Set([oneOf(weekParts), oneOf(weekParts), 'weekdayEvening' as const])],
      strength: Math.min(6, Math.max(1, 3.3 + normal())),
      maxKm: 3 + Math.exp(1.6 + 0.6 * normal()),
      maxCents: Math.round(2 + random() * 10) * 100,
    };
    const past: Suggested[] = [];
    const played = 2 + Math.floor(random() * 16);
    for (let tries = 0; past.length < played && tries < 5000; tries += 1) {
      const one = game();
      if (isSuitable(one, person) || random() < 0.002) past.push(one);
    }
    const coming = Array.from({ length: ownHome.candidates }, game)
      .map((one) => ({ ...one, playedWith: isSuitable(one, person) && random() < 0.3 ? 1 : random() < 0.05 ? 1 : 0 }))
      .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
    const possible = coming.filter((one) => isSuitable(one, person)).length;
    for (const known of knowledge) {
      const taste = tasteOf(known, person, past, normal);
      const seen = known === 'played' ? coming : coming.map((one) => ({ ...one, playedWith: 0 }));
      const lists: Record<Way, readonly Suggested[]> = {
        soonest: seen.slice(0, first),
        sportAndHours: bySportAndHours(seen, taste.habits),
        rule: forYou(seen, taste, { most: first, now: new Date(start) }),
      };
      const of = judged[known];
      for (const way of ways) of[way] += lists[way].filter((one) => isSuitable(one, person)).length / people;
      of.possible += Math.min(first, possible) / people;
    }
  }
  return judged;
}

function isSuitable(game: Suggested, { sports: liked, parts, strength, maxKm, maxCents }: Person): boolean {
  return (
    liked.includes(game.sport) &&
    parts.includes(weekPartOf(game.startsAt)) &&
    (game.km ?? 0) <= maxKm &&
    game.priceCents <= maxCents &&
    bounds[game.level][0] <= strength &&
    strength <= bounds[game.level][1]
  );
}

/** The strengths that a game of a level suits. */
export const bounds: Record<Level, [number, number]> = {
  'All levels': [1, 6],
  Beginner: [1, 3],
  Intermediate: [2.5, 4.5],
  Advanced: [4, 6],
};

function tasteOf(known: Knowledge, person: Person, past: readonly Suggested[], normal: () => number): Taste {
  const nothing: Habits = { sports: {}, parts: {} };
  if (known === 'newcomer') return { habits: nothing, scores: {}, usualCents: null };
  if (known === 'said')
    return {
      habits: preferSaid({ sports: person.sports, hours: person.parts }, nothing),
      scores: {},
      usualCents: null,
    };
  const prices = past.map(({ priceCents }) => priceCents).toSorted((a, b) => a - b);
  const score = person.strength + 0.3 * normal();
  return {
    habits: habitsOf(past),
    scores: Object.fromEntries([...new Set(past.map(({ sport }) => sport))].map((sport) => [sport, score])),
    usualCents: prices[Math.floor(prices.length / 2)] ?? null,
  };
}

/** The earlier way: two thirds the sport, one third the hours, and nothing else. */
function bySportAndHours(games: readonly Suggested[], { sports: played, parts }: Habits): Suggested[] {
  const fit = ({ sport, startsAt }: Suggested) => 2 * shareOf(played, sport) + shareOf(parts, weekPartOf(startsAt));
  return games.toSorted((a, b) => fit(b) - fit(a)).slice(0, first);
}

/** A table: how many of the first six games suit. */
export function simulateForYou(seeds: number): string {
  const people = 2000;
  const all = Array.from({ length: seeds }, (_, at) => judgeForYou(people, at + 1));
  const mean = (known: Knowledge, of: Way | 'possible') =>
    (all.reduce((sum, judged) => sum + judged[known][of], 0) / seeds).toFixed(2);
  const words = { played: 'played before', said: 'said what they like and when', newcomer: 'nothing but a place' };
  return table(
    `Suitable games among the first ${first}, over ${seeds} seeds of ${people} people with ${ownHome.candidates} games ahead each.`,
    ['Known of somebody', 'Soonest first', 'Sport and hours alone', 'For you', 'Possible'],
    knowledge.map((known) => [words[known], ...ways.map((way) => mean(known, way)), mean(known, 'possible')]),
  );
}
