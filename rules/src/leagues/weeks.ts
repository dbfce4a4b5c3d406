import { type Judged, type Played, type Table, tableOf } from '../tournaments/standings.ts';
import type { Fixture } from './season.ts';

/** How a league stood after a week. */
export interface WeekTable {
  week: number;
  table: Table;
  /** The ids of its matches, and of those before, that were still to be played. */
  missing: string[];
}

/**
 * The tables of a season week by week, up to the last one of which something was played: what counts is what was played of those weeks, whenever it was.
 * @param teams ids of all teams, so that who hasn't played stands in the table too
 */
export function tablesByWeek(fixtures: readonly Fixture[], teams: readonly string[], judged: Judged): WeekTable[] {
  const last = Math.max(0, ...fixtures.filter(({ match }) => match.result !== null).map(({ week }) => week));
  return Array.from({ length: last }, (_, index) => {
    const own = fixtures.filter(({ week }) => week <= index + 1);
    const played = own.flatMap(({ match: { sides, result } }): Played[] => {
      const [one, other] = sides;
      return result && 'team' in one && 'team' in other ? [{ teams: [one.team, other.team], result }] : [];
    });
    const missing = own.filter(({ match }) => match.result === null).map(({ match }) => match.id);
    return { week: index + 1, table: tableOf(teams, played, judged), missing };
  });
}

/**
 * The divisions of the next season: so many of each go up and so many of the one above down, as many as both can spare. Who stays keeps the order of
 * the table.
 * @param divisions the teams of each, the highest division first and the best team first
 */
export function nextDivisions(divisions: readonly (readonly string[])[], moving: number): string[][] {
  const next = divisions.map((teams) => [...teams]);
  for (const [index, lower] of divisions.entries()) {
    const upper = divisions[index - 1];
    if (!upper) continue;
    // Nobody goes up and down at once, so a division in the middle spares at most half.
    const count = Math.min(moving, Math.floor(upper.length / 2), Math.floor(lower.length / 2));
    if (count === 0) continue;
    const up = lower.slice(0, count);
    const down = upper.slice(-count);
    next[index - 1] = [...(next[index - 1] ?? []).filter((id) => !down.includes(id)), ...up];
    next[index] = [...down, ...(next[index] ?? []).filter((id) => !up.includes(id))];
  }
  return next;
}
