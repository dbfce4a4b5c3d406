import {
  cutoffAt,
  day,
  hour,
  type Level,
  levels,
  type Sport,
  sports,
  type WeekPart,
  weekPartOf,
  weekParts,
} from '@rondo/rules';
import { bounds } from './for-you.ts';
import { randomOf } from './world.ts';

/** A person of the town, as they really are; places are in kilometres from its middle. */
export interface Person {
  x: number;
  y: number;
  sports: readonly Sport[];
  /** When they can. */
  parts: readonly WeekPart[];
  strength: number;
  /** How far away a game that they wish for may be; null if they have no wish. */
  wishKm: number | null;
}

export interface TownGame {
  sport: Sport;
  level: Level;
  part: WeekPart;
  organiser: number;
  x: number;
  y: number;
  minimum: number;
  capacity: number;
  /** In milliseconds. */
  createdAt: number;
  startsAt: number;
  endsAt: number;
  cutoffAt: Date;
  /** People who join by themselves, and when: the same with and without rescue. */
  arrivals: readonly { at: number; person: number }[];
}

export interface Town {
  people: readonly Person[];
  games: readonly TownGame[];
  /** When the first game was made, and from which start games count: before, people have no past that Rondo knows. */
  from: number;
  countedFrom: number;
}

export interface TownOptions {
  seed: number;
  people: number;
  gamesPerWeek: number;
  /** How many weeks count, after the first few. */
  weeks: number;
}

/** A town of 12 km across, most people near its middle. */
const townKm = 6;
const organisers = 30;
const firstWeeks = 6;
const starts: Record<WeekPart, number> = {
  weekdayMorning: 9,
  weekdayAfternoon: 14,
  weekdayEvening: 19,
  weekendMorning: 10,
  weekendAfternoon: 14,
  weekendEvening: 19,
};
const partShares: readonly WeekPart[] = [
  ...weekParts,
  'weekdayEvening',
  'weekdayEvening',
  'weekdayEvening',
  'weekendMorning',
];

export const kmBetween = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

/** Whether somebody likes the sport, has time then, and has the level. */
export function couldPlay({ sports: liked, parts, strength }: Person, { sport, part, level }: TownGame): boolean {
  const [least, most] = bounds[level];
  return liked.includes(sport) && parts.includes(part) && least <= strength && strength <= most;
}

/**
 * A season of games, and the people who would join each by themselves: some games are full at once, others never reach their minimum. Demand is so
 * uneven that two of three games are played without any help.
 */
export function makeTown({ seed, people: count, gamesPerWeek, weeks }: TownOptions): Town {
  const random = randomOf(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const oneSport = () => sports[Math.floor(random() ** 1.5 * sports.length)] ?? oneOf(sports);
  const place = () => {
    const [angle, km] = [2 * Math.PI * random(), townKm * random() ** 0.7];
    return { x: km * Math.cos(angle), y: km * Math.sin(angle) };
  };
  const people = Array.from({ length: count }, (): Person => ({
    ...place(),
    sports: [...new Set([oneSport(), oneSport()])],
    parts: [...new Set([oneOf(partShares), oneOf(partShares), oneOf(partShares)])],
    strength: Math.min(6, Math.max(1, 3.3 + normal())),
    wishKm: random() < 0.1 ? oneOf([5, 10, 25]) : null,
  }));
  const from = Date.UTC(2026, 8, 7);
  const makeGame = (week: number): TownGame => {
    const part = oneOf(partShares);
    const date = week * 7 + (part.startsWith('weekend') ? 5 + Math.floor(random() * 2) : Math.floor(random() * 5));
    // In UTC, which is one or two hours later in Amsterdam.
    const startsAt = from + date * day + (starts[part] - 1 + Math.floor(random() * 3) / 2) * hour;
    const createdAt = startsAt - (5 + random() * 9) * day;
    const minimum = 6 + Math.floor(random() * 7);
    const game = {
      ...place(),
      sport: oneSport(),
      level: random() < 0.4 ? 'All levels' : oneOf(levels),
      part: weekPartOf(new Date(startsAt)),
      organiser: Math.floor(random() * organisers),
      minimum,
      capacity: minimum + 2 + Math.floor(random() * 5),
      createdAt,
      startsAt,
      endsAt: startsAt + 1.5 * hour,
      cutoffAt: cutoffAt({
        startsAt: new Date(startsAt),
        createdAt: new Date(createdAt),
        priceCents: random() < 0.4 ? 4_00 : 0,
      }),
      arrivals: [],
    } satisfies TownGame;
    const wanted = Math.round(minimum * Math.exp(0.35 + 0.5 * normal()));
    return { ...game, arrivals: arrive(game, people, wanted, random) };
  };
  const games = Array.from({ length: (firstWeeks + weeks) * gamesPerWeek }, (_, at) =>
    makeGame(Math.floor(at / gamesPerWeek)),
  );
  games.sort((a, b) => a.createdAt - b.createdAt);
  return { people, games, from: games[0]?.createdAt ?? from, countedFrom: from + firstWeeks * 7 * day };
}

/** This many people whom a game suits, more often those who live near; half of them in the last quarter of its time. */
function arrive(game: TownGame, people: readonly Person[], wanted: number, random: () => number) {
  const came = new Set<number>();
  for (let tries = 0; came.size < wanted && tries < wanted * 200; tries += 1) {
    const at = Math.floor(random() * people.length);
    const person = people[at];
    if (person && couldPlay(person, game) && random() < 0.5 ** (kmBetween(person, game) / 4)) came.add(at);
  }
  return [...came]
    .map((person) => ({ at: game.startsAt - (game.startsAt - game.createdAt) * random() ** 2, person }))
    .toSorted((a, b) => a.at - b.at);
}
