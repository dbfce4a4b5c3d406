import { type Match, neededBy, type Result, type Side, type Tournament, type Which } from './matches.ts';
import { winnerIndex } from './points.ts';
import { type Judged, type Played, type Table, tableOf } from './standings.ts';

/** How a tournament stands: everything that follows from its results. A team is null while it isn't known. */
export interface State {
  /** Who plays each match, by its id. */
  teams: ReadonlyMap<string, readonly [one: string | null, other: string | null]>;
  /** What each decided match counts as, by its id: what was entered, or the walk-over that a withdrawal made of it. */
  results: ReadonlyMap<string, Result>;
  /** Matches that needn't be played: a second final after a first that decided. */
  notNeeded: ReadonlySet<string>;
  /** The table of each group all of whose teams are known. */
  tables: ReadonlyMap<string, Table>;
  /** Who has each place, the first one first. */
  places: readonly (readonly (string | null)[])[];
  /** Who a side is, such as that of a duty; null while it isn't known. */
  teamOf: (side: Side) => string | null;
}

/** What a match came to: its winner, or nobody's win, as a group's match may end level. */
type Outcome = { sides: readonly [string, string]; winner: Which | null };

/** How a tournament stands, from its matches alone: withdrawn teams lose what they had not played. */
export function stateOf({ matches, places, withdrawn }: Tournament, judged: Judged): State {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const byGroup = Map.groupBy(
    matches.filter(({ group }) => group !== null),
    ({ group }) => group ?? '',
  );
  const teams = new Map<string, readonly [string | null, string | null]>();
  const outcomes = new Map<string, Outcome | null>();
  const results = new Map<string, Result>();
  const notNeeded = new Set<string>();
  const groups = new Map<string, { table: Table | null; isOver: boolean }>();

  const teamOf = (side: Side): string | null => {
    if ('team' in side) return side.team;
    const { from } = side;
    if ('group' in from) {
      const { table, isOver } = groupOf(from.group);
      return isOver ? (table?.rows[from.rank - 1]?.team ?? null) : null;
    }
    const match = byId.get('winner' in from ? from.winner : from.loser);
    const outcome = match ? outcomeOf(match) : null;
    if (!outcome || outcome.winner === null) return null;
    return outcome.sides['winner' in from ? outcome.winner : outcome.winner === 0 ? 1 : 0];
  };

  const outcomeOf = (match: Match): Outcome | null => {
    const known = outcomes.get(match.id);
    if (known !== undefined) return known;
    const sides = [teamOf(match.sides[0]), teamOf(match.sides[1])] as const;
    teams.set(match.id, sides);
    const outcome = decide(match, sides);
    outcomes.set(match.id, outcome);
    return outcome;
  };

  const decide = (match: Match, [one, other]: readonly [string | null, string | null]): Outcome | null => {
    if (one === null || other === null) return null;
    const sides = [one, other] as const;
    if (match.onlyIf) {
      const first = byId.get(match.onlyIf.match);
      if (first && outcomeOf(first)?.winner !== match.onlyIf.wonBy) {
        notNeeded.add(match.id);
        return { sides, winner: 0 };
      }
    }
    const result = match.result ?? walkOver(sides, withdrawn);
    if (!result) return null;
    results.set(match.id, result);
    return { sides, winner: winnerIndex(result, judged.terms) };
  };

  const groupOf = (name: string): { table: Table | null; isOver: boolean } => {
    const known = groups.get(name);
    if (known) return known;
    const own = byGroup.get(name) ?? [];
    const decided = own.map((match) => ({ match, outcome: outcomeOf(match) }));
    const ids = [...new Set(own.flatMap(({ id }) => teams.get(id) ?? []))];
    const played = decided.flatMap(({ match, outcome }): Played[] => {
      const result = results.get(match.id);
      return outcome && result ? [{ teams: outcome.sides, result }] : [];
    });
    const table = ids.includes(null)
      ? null
      : tableOf(
          ids.filter((id) => id !== null),
          played,
          judged,
        );
    const group = { table, isOver: decided.every(({ outcome }) => outcome !== null) };
    groups.set(name, group);
    return group;
  };

  for (const match of matches) outcomeOf(match);
  const tables = [...byGroup.keys()].flatMap((name): [string, Table][] => {
    const { table } = groupOf(name);
    return table ? [[name, table]] : [];
  });
  return {
    teams,
    results,
    notNeeded,
    tables: new Map(tables),
    places: places.map((place) => place.map(teamOf)),
    teamOf,
  };
}

/** Who didn't come; where both withdrew the second side did, so that the match has a winner who loses the next one. */
function walkOver(sides: readonly [string, string], withdrawn: readonly string[]): Result | null {
  if (withdrawn.includes(sides[1])) return { parts: [], gaveUp: 1 };
  return withdrawn.includes(sides[0]) ? { parts: [], gaveUp: 0 } : null;
}

/** Whether a match waits for nothing but being played. */
export const isReady = (match: Match, { teams, results, notNeeded }: State): boolean =>
  !results.has(match.id) && !notNeeded.has(match.id) && teams.get(match.id)?.includes(null) === false;

/** The ids of the matches that a match waits for, straight: what is said where its teams aren't known yet. */
export function waitsFor(match: Match, matches: readonly Match[], { results, notNeeded }: State): string[] {
  return neededBy(match, matches).filter((id) => !results.has(id) && !notNeeded.has(id));
}
