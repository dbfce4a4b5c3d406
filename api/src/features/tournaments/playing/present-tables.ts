import type { TournamentTable } from '@rondo/contract';
import { decidedBetween, type Row, type Table, type TieBreak } from '@rondo/rules/tournaments';
import type { TournamentRow } from '../find-tournament.ts';
import { readDay } from '../read-day.ts';

/** The table of each group, or of all; none before the matches are drawn, and in a knock-out. */
export function presentTables(row: TournamentRow): TournamentTable[] {
  if (row.drawn_at === null) return [];
  const { standing, judged } = readDay(row);
  return standing.standings.map(({ group, table }) => ({
    group,
    rows: table.rows.map((line, index) => ({
      team: line.team,
      rank: line.rank,
      played: line.played,
      won: line.won,
      drew: line.drew,
      lost: line.lost,
      scored: line.scored,
      against: line.conceded,
      points: line.points,
      above: aboveNext(table, line, table.rows[index + 1], judged.lots),
    })),
  }));
}

/** What put a team above the next one, if it wasn't the points. */
function aboveNext(
  table: Table,
  line: Row,
  next: Row | undefined,
  lots: readonly string[],
): TournamentTable['rows'][number]['above'] {
  const decided = next ? decidedBetween(table, line.team, next.team) : null;
  if (!next || !decided || decided.rule === 'points') return null;
  const { rule } = decided;
  const valuesOf = (own: Row) => saidValues(rule, own, lots) ?? decided.values[decided.teams.indexOf(own.team)] ?? [];
  return { rule, values: [valuesOf(line), valuesOf(next)] };
}

/** Values as people read them, where those that are compared are none: what a ratio is of, and a place in the lot. */
function saidValues(rule: TieBreak, own: Row, lots: readonly string[]): number[] | null {
  if (rule === 'setRatio') return [own.scored, own.conceded];
  if (rule === 'pointRatio') return [own.smallScored, own.smallConceded];
  if (rule === 'lot') return [lots.indexOf(own.team) + 1];
  return null;
}
