import { day } from '../durations.ts';
import { groupMatches } from '../tournaments/round-robin.ts';
import { type Match, type Side, team } from '../tournaments/matches.ts';
import { holidayOn } from './holidays.ts';

/** A fixture of a season: a match, and the day on which it is to be played, `2027-01-14`. */
export interface Fixture {
  match: Match;
  /** From 1. */
  week: number;
  day: string;
}

export interface Season {
  /** Ids, at least two. */
  teams: readonly string[];
  /** How often two teams meet. */
  legs: number;
  /** The first day; the others are weeks later. */
  from: string;
  /** Days on which nobody plays, beside holidays. */
  breaks: readonly string[];
}

/**
 * The fixtures of a season, a round a week. Each team is as often at home as away, but for one match; every second leg turns the sides. A round whose
 * day is a holiday or in a break is played a week later, with all that follow.
 */
export function fixturesOf({ teams, legs, from, breaks }: Season): Fixture[] {
  const place = new Map(teams.map((id, index) => [id, index]));
  const pairs = groupMatches('A', teams.map(team), legs);
  const ofLeg = Math.max(...groupMatches('A', teams.map(team)).map(({ round }) => round));
  const days = daysOfPlay(from, ofLeg * legs, breaks);
  return pairs.map((match) => {
    const isTurned = Math.ceil(match.round / ofLeg) % 2 === 0;
    return { match: atHome(match, place, isTurned), week: match.round, day: days[match.round - 1] ?? from };
  });
}

/** Who is an odd number of places above the other in the list is at home, and else the other: so all are as often. */
function atHome(match: Match, place: ReadonlyMap<string, number>, isTurned: boolean): Match {
  const [upper, lower] = match.sides.toSorted((a, b) => placeOf(a, place) - placeOf(b, place)) as [Side, Side];
  const isUpper = (placeOf(lower, place) - placeOf(upper, place)) % 2 === 1;
  return { ...match, sides: isUpper === isTurned ? [lower, upper] : [upper, lower] };
}

const placeOf = (side: Side, place: ReadonlyMap<string, number>) => ('team' in side ? (place.get(side.team) ?? 0) : 0);

/** So many days of play, a week apart, without holidays and breaks. */
export function daysOfPlay(from: string, count: number, breaks: readonly string[]): string[] {
  const days: string[] = [];
  for (let next = from; days.length < count; next = after(next, 7))
    if (holidayOn(next) === null && !breaks.includes(next)) days.push(next);
  return days;
}

const after = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * day).toISOString().slice(0, 10);
