import type { TournamentMatch } from '@rondo/contract';

type Match = TournamentMatch;

/** A bracket as it is drawn: rounds from the first to the last, each match beside the two it comes from; null where nobody plays. */
export interface Tree {
  /** The match that decides it. */
  last: Match;
  columns: (Match | null)[][];
}

/** Which match a side comes from, within a bracket. */
function feederOf(match: Match, which: 0 | 1, within: ReadonlyMap<string, Match>): Match | null {
  const { from } = match.sides[which];
  return from && 'winner' in from ? (within.get(from.winner) ?? null) : null;
}

function treeOf(last: Match, within: ReadonlyMap<string, Match>): Tree {
  const columns: (Match | null)[][] = [[last]];
  for (;;) {
    const [column = []] = columns;
    const before = column.flatMap((match): (Match | null)[] =>
      match === null ? [null, null] : [feederOf(match, 0, within), feederOf(match, 1, within)],
    );
    if (before.every((match) => match === null)) return { last, columns };
    columns.unshift(before);
  }
}

const isOut = ({ stage }: Match) => stage === 'knock-out' || stage === 'losers';

/** All brackets of a tournament, the one for the first place first. Each match stands in one of them. */
export function treesOf(matches: readonly Match[]): Tree[] {
  const open = new Map(matches.filter(isOut).map((match) => [match.id, match]));
  const bests = [...open.values()]
    .toReversed()
    .toSorted(
      (a, b) =>
        (a.places?.[0] ?? 1000) - (b.places?.[0] ?? 1000) ||
        (a.stage === 'losers' ? 1 : 0) - (b.stage === 'losers' ? 1 : 0),
    );
  const trees: Tree[] = [];
  for (const last of bests) {
    if (!open.has(last.id)) continue;
    const tree = treeOf(last, open);
    for (const match of tree.columns.flat()) if (match) open.delete(match.id);
    trees.push(tree);
  }
  return trees;
}
