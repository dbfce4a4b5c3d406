import { keyOf, type Match, type Side } from './matches.ts';

/** What is known of who may play where before results are there. */
export interface Sharing {
  /** Whether two sides may be the same team. */
  same: (one: Side, other: Side) => boolean;
  /** Whether some team may play in both matches. */
  shares: (one: Match, other: Match) => boolean;
}

/**
 * Tells whether two sides may turn out to be the same team. Winner and loser of one match never are, nor two ranks of one group; otherwise the side
 * that is known later may be any of those who play for it.
 */
export function sharingOf(matches: readonly Match[]): Sharing {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const byGroup = Map.groupBy(matches, ({ group }) => group ?? '');
  const keys = new Map<string, number>();
  const numbers = new Map<Side, number>();
  const depths = new Map<string, number>();
  const answers = new Map<number, boolean>();

  const numberOf = (side: Side): number => {
    const known = numbers.get(side);
    if (known !== undefined) return known;
    const key = keyOf(side);
    const number = keys.get(key) ?? keys.size;
    keys.set(key, number);
    numbers.set(side, number);
    return number;
  };
  const origin = (side: Side): string | null => {
    if ('team' in side) return null;
    const { from } = side;
    return 'group' in from ? `group ${from.group}` : `match ${'winner' in from ? from.winner : from.loser}`;
  };
  const playersFor = (side: Side): readonly Side[] => {
    if ('team' in side) return [];
    const { from } = side;
    if ('group' in from) return uniqueSides((byGroup.get(from.group) ?? []).flatMap(({ sides }) => sides));
    return byId.get('winner' in from ? from.winner : from.loser)?.sides ?? [];
  };
  const depthOf = (side: Side): number => {
    const from = origin(side);
    if (from === null) return 0;
    const known = depths.get(from);
    if (known !== undefined) return known;
    const depth = 1 + Math.max(0, ...playersFor(side).map(depthOf));
    depths.set(from, depth);
    return depth;
  };
  const same = (one: Side, other: Side): boolean => {
    const [a, b] = [numberOf(one), numberOf(other)];
    if (a === b) return true;
    if ('team' in one && 'team' in other) return false;
    const pair = Math.min(a, b) * 2 ** 20 + Math.max(a, b);
    const known = answers.get(pair);
    if (known !== undefined) return known;
    const [later, sooner] = depthOf(one) >= depthOf(other) ? [one, other] : [other, one];
    const answer = origin(one) !== origin(other) && playersFor(later).some((side) => same(side, sooner));
    answers.set(pair, answer);
    return answer;
  };
  const shares = (one: Match, other: Match) => one.sides.some((side) => other.sides.some((each) => same(side, each)));
  return { same, shares };
}

const uniqueSides = (sides: readonly Side[]): Side[] => [...new Map(sides.map((side) => [keyOf(side), side])).values()];
