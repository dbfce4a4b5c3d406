import { type State, stateOf } from './advance.ts';
import { doubleElimination } from './double-elimination.ts';
import { singleElimination } from './elimination.ts';
import { type playOffs, tournamentForm, type TournamentFormat } from './form.ts';
import { groupsThenKnockOut } from './groups.ts';
import { type Match, type Side, team, type Tournament } from './matches.ts';
import { roundRobin } from './round-robin.ts';
import type { Judged, Table } from './standings.ts';
import { swissRoundsMax } from './swiss.ts';
import { swissDraw, swissState } from './swiss-day.ts';
import { everyonePlaysToTheEnd } from './to-the-end.ts';

/** What of a tournament's terms its draw depends on. */
export interface DrawTerms {
  format: TournamentFormat;
  groups: number;
  through: number;
  playOffs: (typeof playOffs)[number];
  legs: number;
  rounds: number;
}

type DrawRefusal =
  | { code: 'tournament_teams_few'; least: number; count: number }
  | { code: 'tournament_groups_too_many' }
  | { code: 'tournament_rounds_too_many'; most: number };

/** Why the matches of so many teams can't be drawn; null if they can. */
export function refuseDraw({ format, groups, rounds }: DrawTerms, teams: number): DrawRefusal | null {
  const least = tournamentForm.teamsMin;
  if (teams < least) return { code: 'tournament_teams_few', least, count: teams };
  if (format === 'groups' && teams < groups * tournamentForm.groupTeamsMin)
    return { code: 'tournament_groups_too_many' };
  const most = swissRoundsMax(teams);
  return format === 'swiss' && rounds > most ? { code: 'tournament_rounds_too_many', most } : null;
}

/**
 * The matches of a tournament and who takes its places, in every format: the same each time. The later rounds of a Swiss tournament are there
 * without its teams, so that they can be planned (swiss-day.ts).
 * @param teams - ids, the strongest first; as many as {@link refuseDraw} lets
 */
export function drawTournament(terms: DrawTerms, teams: readonly string[]): Tournament {
  switch (terms.format) {
    case 'roundRobin':
      return roundRobin(teams, terms.legs);
    case 'groups':
      return groupsThenKnockOut(teams, terms);
    case 'knockOut':
      return singleElimination(teams, terms.playOffs);
    case 'doubleElimination':
      return doubleElimination(teams);
    case 'swiss':
      return swissDraw(teams, terms.rounds);
    case 'toTheEnd':
      return everyonePlaysToTheEnd(teams);
  }
}

/** A tournament whose matches were drawn. */
export interface Drawn {
  terms: DrawTerms;
  /** Ids, the strongest first, as they were drawn. */
  teams: readonly string[];
  matches: readonly Match[];
  withdrawn: readonly string[];
}

export interface Standing extends State {
  /** A table of each group, null for all teams in one. */
  standings: { group: string | null; table: Table }[];
}

/** How a tournament stands, in every format. */
export function standingOf({ terms, teams, matches, withdrawn }: Drawn, judged: Judged): Standing {
  if (terms.format === 'swiss') {
    const { state, table } = swissState({ teams, matches, withdrawn }, judged);
    return { ...state, standings: [{ group: null, table }] };
  }
  const state = stateOf({ matches, places: drawTournament(terms, teams).places, withdrawn }, judged);
  const isOne = terms.format === 'roundRobin';
  return { ...state, standings: [...state.tables].map(([group, table]) => ({ group: isOne ? null : group, table })) };
}

/** The matches with each side that is known in the stead of where it comes from: what a plan needn't leave open any more. */
export const withKnown = (matches: readonly Match[], { teamOf }: State): Match[] =>
  matches.map((match) => {
    const [one, other] = match.sides;
    return { ...match, sides: [knownSide(one, teamOf), knownSide(other, teamOf)] };
  });

function knownSide(side: Side, teamOf: State['teamOf']): Side {
  const known = teamOf(side);
  return known === null ? side : team(known);
}
