import { day, hour } from './durations.ts';
import type { GameStatus } from './limits.ts';
import type { Sport } from './sports.ts';

/** What came out between the teams of a game (product.md#results, decisions/0144-results.md). */

/**
 * The figures of results; a result may be entered from the start until some days after the end, and stands some hours after it was entered, unless
 * another side confirms it earlier.
 */
export const results = {
  openDays: 7,
  standsAfterHours: 24,
  boutsMax: 20,
  setsMax: 9,
  /** The most goals or points of a side. */
  countMax: 250,
} as const;

/** A set is over when somebody has one of these points and is two ahead, or is two ahead later: 25, 21 on sand, 15 in a deciding set. */
const setsTo: readonly number[] = [15, 21, 25];
const setLead = 2;

/** What each side has: goals or points, or the points of a set. */
export type Part = readonly [one: number, other: number];

/** Two teams that played each other: their ids, and the goals, the points or each set. */
export interface Bout {
  sides: readonly [one: string, other: string];
  parts: readonly Part[];
}

/** How the result of a game is counted: goals, points, or sets won. */
export type Counting = 'goals' | 'points' | 'sets';

/** Null for a sport whose games nobody wins; it stands here so that a first screen needn't load it. */
const countings: Record<Sport, Counting | null> = {
  Football: 'goals',
  Futsal: 'goals',
  Volleyball: 'sets',
  Basketball: 'points',
  'Martial arts': null,
  'Health & fitness': null,
};

export const countingOf = (sport: Sport): Counting | null => countings[sport];

/** Whether somebody has won a set. @param played to how many points sets are played where that is another number */
export function isSetOver([one, other]: Part, played: number | null = null): boolean {
  const ends = played === null ? setsTo : [played, ...setsTo];
  const [most, lead] = [Math.max(one, other), Math.abs(one - other)];
  return lead >= setLead && (ends.includes(most) || (lead === setLead && most > Math.min(...ends)));
}

/** What a bout ended in: goals, points, or sets won. A last set that was not over counts for nobody. */
export function scoreOf(
  { parts }: Pick<Bout, 'parts'>,
  counting: Counting,
  setPoints: number | null = null,
): [number, number] {
  if (counting !== 'sets') return [parts[0]?.[0] ?? 0, parts[0]?.[1] ?? 0];
  const over = parts.filter((part) => isSetOver(part, setPoints));
  return [over.filter(([one, other]) => one > other).length, over.filter(([one, other]) => other > one).length];
}

export type ResultRefusal = { code: 'result_teams' } | { code: 'set_not_over'; set: number };

/** Why these bouts are no result of a game with these teams; null if they are one. Only the last set of a bout may have been cut off. */
export function refuseBouts(
  bouts: readonly Bout[],
  { teams, counting }: { teams: readonly string[]; counting: Counting },
): ResultRefusal | null {
  const isBetween = ({ sides: [one, other], parts }: Bout) =>
    one !== other && teams.includes(one) && teams.includes(other) && (counting === 'sets' || parts.length === 1);
  if (!bouts.every(isBetween)) return { code: 'result_teams' };
  // Two teams play one bout: a second would be the same two again.
  if (teams.length === 2 && bouts.length > 1) return { code: 'result_teams' };
  if (counting !== 'sets') return null;
  return bouts.map(({ parts }) => refuseSets(parts)).find((refusal) => refusal !== null) ?? null;
}

/** Why these are no sets of one match; null if they are. Only the last one may have been cut off. */
export function refuseSets(
  parts: readonly Part[],
  setPoints: number | null = null,
): { code: 'set_not_over'; set: number } | null {
  const unfinished = parts.slice(0, -1).findIndex((part) => !isSetOver(part, setPoints));
  return unfinished < 0 ? null : { code: 'set_not_over', set: unfinished + 1 };
}

export const outcomes = ['won', 'drew', 'lost'] as const;
export type Outcome = (typeof outcomes)[number];

/** The bouts of a team: won, drawn and lost. */
export interface Tally {
  won: number;
  drew: number;
  lost: number;
}

/** The bouts of each team that played, by its id. */
export function tallies(bouts: readonly Bout[], counting: Counting): Map<string, Tally> {
  const all = new Map<string, Tally>();
  const note = (id: string, mine: number, theirs: number) => {
    const tally = all.get(id) ?? { won: 0, drew: 0, lost: 0 };
    all.set(id, tally);
    tally[mine > theirs ? 'won' : mine < theirs ? 'lost' : 'drew'] += 1;
  };
  for (const bout of bouts) {
    const [one, other] = scoreOf(bout, counting);
    note(bout.sides[0], one, other);
    note(bout.sides[1], other, one);
  }
  return all;
}

/**
 * What the whole game was for each team that played, by its id: a bout won counts two, a drawn one counts one. Who has the most has won, or drew with
 * whoever has as much; everybody else has lost.
 */
export function outcomesOf(bouts: readonly Bout[], counting: Counting): Map<string, Outcome> {
  const points = [...tallies(bouts, counting)].map(([id, { won, drew }]) => ({ id, points: 2 * won + drew }));
  const best = Math.max(...points.map((one) => one.points));
  const first = points.filter((one) => one.points === best);
  const top: Outcome = first.length === 1 ? 'won' : 'drew';
  return new Map(points.map((one) => [one.id, one.points === best ? top : 'lost']));
}

interface ResultGame {
  status: GameStatus;
  startsAt: Date;
  endsAt: Date;
}

/** From when until when a game's result is entered, corrected and confirmed. */
export function resultTimes({ startsAt, endsAt }: Pick<ResultGame, 'startsAt' | 'endsAt'>) {
  return { opensAt: startsAt, closesAt: new Date(endsAt.getTime() + results.openDays * day) };
}

/** Why a game's result can't be entered now; null if it can. */
export function refuseResultNow(
  game: ResultGame,
  now: Date,
): 'game_cancelled' | 'result_not_yet' | 'result_too_late' | null {
  const { opensAt, closesAt } = resultTimes(game);
  if (game.status === 'cancelled') return 'game_cancelled';
  if (now < opensAt) return 'result_not_yet';
  return now <= closesAt ? null : 'result_too_late';
}

/** The time at which a result counts as entered: a phone's clock may be ahead, or behind the game's start. */
export function timeOfResult({ startsAt }: Pick<ResultGame, 'startsAt'>, at: Date, now: Date): Date {
  return new Date(Math.max(startsAt.getTime(), Math.min(at.getTime(), now.getTime())));
}

/** When a result stands: when another side confirmed it, or a day after it was entered. */
export function standsAt({ enteredAt, confirmedAt }: { enteredAt: Date; confirmedAt: Date | null }): Date {
  return confirmedAt ?? new Date(enteredAt.getTime() + results.standsAfterHours * hour);
}

/** A player of a team, as far as leading it goes. */
interface TeamPlayer {
  id: string;
  teamId: string | null;
  isGuest: boolean;
}

/** Who speaks for each team, by its id: its member who joined first. @param players in the order in which they joined */
export function captainsOf(players: readonly TeamPlayer[]): Map<string, string> {
  const captains = new Map<string, string>();
  for (const { id, teamId, isGuest } of players)
    if (teamId !== null && !isGuest && !captains.has(teamId)) captains.set(teamId, id);
  return captains;
}

/** Somebody's part in a game: whether they lead it, and the team that they play in or speak for. */
export interface ResultPerson {
  leads: boolean;
  team: string | null;
  isCaptain: boolean;
}

/** A result as it was entered last. */
export interface Entered {
  /** The team of who entered it; null if they don't play in any. */
  side: string | null;
  stands: boolean;
}

/** Whether somebody may enter a result, or another one: captains until it stands, who leads the game until it closes. */
export function mayEnterResult({ leads, isCaptain }: ResultPerson, entered: Entered | null): boolean {
  return leads || (isCaptain && entered?.stands !== true);
}

/** Whether somebody may confirm a result that doesn't stand yet: a captain or leader of another side than whoever entered it. */
export function mayConfirmResult({ leads, team, isCaptain }: ResultPerson, entered: Entered | null): boolean {
  return entered !== null && !entered.stands && (leads || isCaptain) && team !== entered.side;
}
