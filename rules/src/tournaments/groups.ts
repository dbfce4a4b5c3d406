import { knockOut, type PlayOffs, seedOrder } from './elimination.ts';
import { rankOf, type Side, type Tournament, team } from './matches.ts';
import { groupMatches } from './round-robin.ts';

/** The name of a group: A to Z, then AA. */
const groupName = (index: number): string =>
  (index < 26 ? '' : groupName(Math.floor(index / 26) - 1)) + String.fromCodePoint(65 + (index % 26));

/** The teams in groups whose sizes differ by at most one, dealt as a snake. @param teams - the strongest first */
export function inGroups(teams: readonly string[], count: number): string[][] {
  const groups = Array.from({ length: count }, (): string[] => []);
  for (const [index, id] of teams.entries()) {
    const [row, place] = [Math.floor(index / count), index % count];
    groups[row % 2 === 0 ? place : count - 1 - place]?.push(id);
  }
  return groups;
}

interface GroupStage {
  /** Groups, each of two teams at least. */
  groups: number;
  /** How many of each group go on to the knock-out. */
  through: number;
  playOffs: PlayOffs;
}

/**
 * Groups, then a knock-out of the best of each. With play-offs for all places the others play knock-outs of their own: of four teams a group of
 * which two go through, the thirds and fourths play for what is left.
 * @param teams - ids, the strongest first
 */
export function groupsThenKnockOut(teams: readonly string[], { groups, through, playOffs }: GroupStage): Tournament {
  const dealt = inGroups(teams, groups);
  const matches = dealt.flatMap((group, index) => groupMatches(groupName(index), group.map(team)));
  const places: Side[][] = [];
  const most = Math.max(...dealt.map(({ length }) => length));
  for (let from = 1; from <= most; from += through) {
    const rows = Array.from({ length: through }, (_, row) => rowOf(dealt, from + row)).filter(
      ({ length }) => length > 0,
    );
    const sides = seededRows(rows);
    if (from > 1 && playOffs !== 'all') {
      for (const row of rows) places.push(row);
      continue;
    }
    const bracket = knockOut(sides, playOffs, 'K', 1 + places.flat().length);
    matches.push(...bracket.matches);
    places.push(...bracket.places);
  }
  return { matches, places, withdrawn: [] };
}

/** Who took a rank, of each group that has as many teams. */
const rowOf = (groups: readonly (readonly string[])[], rank: number): Side[] =>
  groups.flatMap((group, index) => (group.length >= rank ? [rankOf(groupName(index), rank)] : []));

/** The rows as seeds, each turned against the one before so that two of a group meet as late as may be. */
function seededRows(rows: readonly (readonly Side[])[]): Side[] {
  const turnings = rows[0]?.map((_, turn) => rows.flatMap((row, index) => turned(row, turn * index))) ?? [];
  const [first = [], ...others] = turnings;
  return others.reduce((best, seeds) => (earliestReunion(seeds) > earliestReunion(best) ? seeds : best), first);
}

const turned = <Item>(items: readonly Item[], by: number): Item[] => [
  ...items.slice(by % Math.max(1, items.length)),
  ...items.slice(0, by % Math.max(1, items.length)),
];

/** The first round in which two of one group may meet. */
function earliestReunion(seeds: readonly Side[]): number {
  const groups = seedOrder(seeds.length).map((seed) => {
    const side = seeds[seed - 1];
    return side && 'from' in side && 'group' in side.from ? side.from.group : null;
  });
  for (let round = 1; 2 ** round <= groups.length; round++)
    for (let start = 0; start < groups.length; start += 2 ** round) {
      const within = groups.slice(start, start + 2 ** round).filter((group) => group !== null);
      if (new Set(within).size < within.length) return round;
    }
  return Number.POSITIVE_INFINITY;
}
