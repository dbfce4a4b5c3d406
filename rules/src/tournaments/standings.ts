import type { Result } from './matches.ts';
import { gains, winnerIndex } from './points.ts';
import type { Terms, TieBreak } from './terms.ts';

/** A match that was decided, between two teams. */
export interface Played {
  teams: readonly [one: string, other: string];
  result: Result;
}

/** What a table is made of, beside the matches. */
export interface Judged {
  terms: Terms;
  /** All teams of the tournament in the order of a lot, the luckiest first: `drawnLots` of the committed draw. */
  lots: readonly string[];
  /** Points for cards, by team: the fewer, the better; none if it isn't there. */
  fairPlay: ReadonlyMap<string, number>;
}

/** A team's line in a table. `scored` and `conceded` are goals, points or sets, the small ones the points of all sets. */
export interface Row {
  team: string;
  /** From 1; no two share one. */
  rank: number;
  played: number;
  won: number;
  drew: number;
  lost: number;
  points: number;
  scored: number;
  conceded: number;
  smallScored: number;
  smallConceded: number;
}

/** What separated teams that were level until then. */
export interface Decision {
  rule: TieBreak;
  /** Who was level, in the order in which the rule put them. */
  teams: string[];
  /** What each had, in the same order: the higher, the better; of `direct` the points, the difference and what was scored among them. */
  values: number[][];
}

export interface Table {
  rows: Row[];
  /** Each rule that separated somebody, in the order in which they were asked. */
  decisions: Decision[];
}

/**
 * The table of some teams: total and stable, whatever the order of what is given.
 * @param satOut - who had nobody to play, once for each time, which is worth the points of a walk-over
 */
export function tableOf(
  teams: readonly string[],
  played: readonly Played[],
  judged: Judged,
  satOut: readonly string[] = [],
): Table {
  const own = played.filter(({ teams: [one, other] }) => teams.includes(one) && teams.includes(other));
  const rows = new Map(rowsOf(teams, own, judged.terms).map((row) => [row.team, row]));
  for (const id of satOut) {
    const row = rows.get(id);
    if (row) row.points += judged.terms.walkOverPoints[0];
  }
  const decisions: Decision[] = [];
  const order = separate(teams.toSorted(), judged.terms.tieBreaks, { rows, own, judged, decisions });
  return {
    rows: order.flatMap((team, index) => {
      const row = rows.get(team);
      return row ? [{ ...row, rank: index + 1 }] : [];
    }),
    decisions,
  };
}

/** Which rule put one team above another, with what both had; null if one isn't in the table. */
export function decidedBetween({ decisions }: Table, one: string, other: string): Decision | null {
  return decisions.findLast(({ teams }) => teams.includes(one) && teams.includes(other)) ?? null;
}

interface Facts {
  rows: ReadonlyMap<string, Row>;
  own: readonly Played[];
  judged: Judged;
  decisions: Decision[];
}

/**
 * The teams in order: the first rule splits them, and those who are still level are split by the next one. What only the matches among them decides
 * is asked again of those who stay level, as they are fewer.
 */
function separate(level: string[], rules: readonly TieBreak[], facts: Facts): string[] {
  const [rule, ...others] = rules;
  if (level.length < 2 || rule === undefined) return level;
  const valued = level.map((team) => ({ team, values: valuesOf(rule, team, level, facts) }));
  const sorted = valued.toSorted((a, b) => compare(b.values, a.values));
  const clusters: string[][] = [];
  for (const [index, { team, values }] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before && compare(before.values, values) === 0) clusters.at(-1)?.push(team);
    else clusters.push([team]);
  }
  if (clusters.length === 1) return separate(level, others, facts);
  facts.decisions.push({ rule, teams: sorted.map(({ team }) => team), values: sorted.map(({ values }) => values) });
  return clusters.flatMap((cluster) => separate(cluster, rule === 'direct' ? rules : others, facts));
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1;
}

/** What a team has by a rule among those who are level: the higher, the better. */
function valuesOf(rule: TieBreak, team: string, level: readonly string[], { rows, own, judged }: Facts): number[] {
  const row = rows.get(team) ?? emptyRow(team);
  switch (rule) {
    case 'won':
      return [row.won];
    case 'points':
      return [row.points];
    case 'difference':
      return [row.scored - row.conceded];
    case 'scored':
      return [row.scored];
    case 'setRatio':
      return [ratio(row.scored, row.conceded)];
    case 'pointRatio':
      return [ratio(row.smallScored, row.smallConceded)];
    case 'opponents':
      return [opponentsOf(team, own).reduce((sum, id) => sum + (rows.get(id)?.points ?? 0), 0)];
    case 'direct':
      return directOf(team, level, own, judged.terms);
    case 'fairPlay':
      return [-(judged.fairPlay.get(team) ?? 0)];
    case 'lot':
      return [-judged.lots.indexOf(team)];
  }
}

/** Infinite where nothing was conceded; 0 of nothing at all. */
const ratio = (scored: number, conceded: number): number => (scored === 0 ? 0 : scored / conceded);

const opponentsOf = (team: string, played: readonly Played[]): string[] =>
  played.flatMap(({ teams: [one, other] }) => (one === team ? [other] : other === team ? [one] : []));

/** Points, difference and what was scored among those who are level; nothing before all of them have met as often. */
function directOf(team: string, level: readonly string[], own: readonly Played[], terms: Terms): number[] {
  const among = own.filter(({ teams: [one, other] }) => level.includes(one) && level.includes(other));
  const met = new Map<string, number>();
  for (const { teams } of among) {
    const pair = teams.toSorted().join('\n');
    met.set(pair, (met.get(pair) ?? 0) + 1);
  }
  const haveAllMet = met.size === (level.length * (level.length - 1)) / 2 && new Set(met.values()).size === 1;
  const row = haveAllMet ? rowsOf(level, among, terms).find((each) => each.team === team) : undefined;
  return row ? [row.points, row.scored - row.conceded, row.scored] : [0, 0, 0];
}

const emptyRow = (team: string): Row => ({
  team,
  rank: 0,
  played: 0,
  won: 0,
  drew: 0,
  lost: 0,
  points: 0,
  scored: 0,
  conceded: 0,
  smallScored: 0,
  smallConceded: 0,
});

function rowsOf(teams: readonly string[], played: readonly Played[], terms: Terms): Row[] {
  const rows = new Map(teams.map((team) => [team, emptyRow(team)]));
  for (const { teams: sides, result } of played) {
    const both = gains(result, terms);
    const winner = winnerIndex(result, terms);
    for (const which of [0, 1] as const) {
      const row = rows.get(sides[which]);
      if (!row) continue;
      const [mine, theirs] = which === 0 ? both : [both[1], both[0]];
      row.played += 1;
      row[winner === null ? 'drew' : winner === which ? 'won' : 'lost'] += 1;
      row.points += mine.points;
      row.scored += mine.scored;
      row.conceded += theirs.scored;
      row.smallScored += mine.small;
      row.smallConceded += theirs.small;
    }
  }
  return [...rows.values()];
}
