import {
  type Drawn,
  type Judged,
  type Match,
  type Setup,
  type Slot,
  type Standing,
  standingOf,
  termsOf,
} from '@rondo/rules/tournaments';
import type { TournamentTerms } from '@rondo/contract';
import type { Sport } from '@rondo/rules';
import type { MatchRow, TournamentRow } from './find-tournament.ts';

/** A tournament whose matches are drawn, as the engine takes it. */
export interface Day {
  drawn: Drawn;
  judged: Judged;
  standing: Standing;
  setup: Setup;
  /** Of the matches that are planned, or were called. */
  slots: Slot[];
}

export function readDay(row: TournamentRow): Day {
  const teams = row.teams.filter(({ seed }) => seed !== null);
  const drawn: Drawn = {
    terms: row.terms,
    teams: teams.map(({ id }) => id),
    matches: row.matches.map(readMatch),
    withdrawn: teams.filter(({ withdrawn }) => withdrawn).map(({ id }) => id),
  };
  const judged = judgedBy(row, row.lots);
  const slots = row.matches.flatMap(({ id, court, startMinute, duties }): Slot[] =>
    court === null || startMinute === null ? [] : [{ match: id, court, start: startMinute, duties }],
  );
  return { drawn, judged, standing: standingOf(drawn, judged), setup: setupOf(row.terms), slots };
}

/** A match as the engine takes it. */
export const readMatch = ({ id, stage, group, round, sides, best, worst, onlyIf, result }: MatchRow): Match => ({
  id,
  stage,
  group,
  round,
  sides,
  places: best === null || worst === null ? null : [best, worst],
  ...(onlyIf && { onlyIf }),
  result,
});

/** @throws RangeError for a sport that nobody wins, in which there are no tournaments */
export function judgedBy({ sport, terms }: { sport: Sport; terms: TournamentTerms }, lots: readonly string[]): Judged {
  const counted = termsOf(sport, { ...(terms.sets && { sets: terms.sets }), isSwiss: terms.format === 'swiss' });
  if (!counted) throw new RangeError(`Nobody wins in ${sport}.`);
  return { terms: counted, lots, fairPlay: new Map() };
}

/** Courts go by their names; a match takes its court until the next one can begin. */
export const setupOf = ({ courts, matchMinutes, changeMinutes, restMinutes, roles }: TournamentTerms): Setup => ({
  courts: courts.map(({ name, from, to }) => ({ id: name, hours: [{ from, to }] })),
  matchMinutes: matchMinutes + changeMinutes,
  restMinutes,
  roles,
});
