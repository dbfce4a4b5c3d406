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
import type { ClosureRow, MatchRow, TournamentRow } from './find-tournament.ts';

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
  return { drawn, judged, standing: standingOf(drawn, judged), setup: setupOf(row), slots };
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
function judgedBy({ sport, terms }: { sport: Sport; terms: TournamentTerms }, lots: readonly string[]): Judged {
  const counted = termsOf(sport, { ...(terms.sets && { sets: terms.sets }), isSwiss: terms.format === 'swiss' });
  if (!counted) throw new RangeError(`Nobody wins in ${sport}.`);
  return { terms: counted, lots, fairPlay: new Map() };
}

/**
 * Courts go by their names; a match takes its court until the next one can begin. A court that is closed for the rest of the day comes last, so that
 * the first one is open for the final.
 */
export function setupOf({ terms, closures }: Pick<TournamentRow, 'terms' | 'closures'>): Setup {
  const { courts, matchMinutes, changeMinutes, restMinutes, roles } = terms;
  const isLost = (name: string) => closures.some(({ court, to }) => court === name && to === null);
  const sorted = courts.toSorted((a, b) => Number(isLost(a.name)) - Number(isLost(b.name)));
  return {
    courts: sorted.map(({ name, from, to }) => ({
      id: name,
      hours: closures.filter(({ court }) => court === name).reduce<Hours[]>(withoutClosure, [{ from, to }]),
    })),
    matchMinutes: matchMinutes + changeMinutes,
    restMinutes,
    roles,
  };
}

interface Hours {
  from: number;
  to: number;
}

const withoutClosure = (hours: Hours[], { from, to }: ClosureRow): Hours[] =>
  hours
    .flatMap((open) => [
      { from: open.from, to: Math.min(open.to, from) },
      { from: Math.max(open.from, to ?? Infinity), to: open.to },
    ])
    .filter((open) => open.from < open.to);

/** A moment in whole minutes after a tournament's start; below zero before it. */
export const minuteOf = ({ starts_at: startsAt }: Pick<TournamentRow, 'starts_at'>, at: Date): number =>
  Math.floor((at.getTime() - new Date(startsAt).getTime()) / 60_000);
