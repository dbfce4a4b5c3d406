import { type Bout, type Part, results } from '@rondo/rules/results';

/** Bouts and sets with their places, which are all that tells them apart: the same two teams may play again. */
export const numbered = <T>(list: readonly T[]) => list.map((one, n) => ({ one, n }));

/** The first bout of a result that is entered: between the first two teams, with nothing yet. */
export const firstBouts = (teams: readonly string[]): Bout[] => [
  { sides: [teams[0] ?? '', teams[1] ?? ''], parts: [[0, 0]] },
];

const at = <T>(list: readonly T[], index: number, change: (one: T) => T): T[] =>
  list.map((one, n) => (n === index ? change(one) : one));

/** Counts one more, or one less, for a side of a part; never below zero, or above what a result can have. */
export function counted(bouts: readonly Bout[], bout: number, part: number, side: 0 | 1, by: 1 | -1): Bout[] {
  const count = (value: number) => Math.max(0, Math.min(results.countMax, value + by));
  const change = ([one, other]: Part): Part => (side === 0 ? [count(one), other] : [one, count(other)]);
  return at(bouts, bout, (given) => ({ ...given, parts: at(given.parts, part, change) }));
}

/** Adds a set to a bout, with nothing yet. */
export const withSet = (bouts: readonly Bout[], bout: number): Bout[] =>
  at(bouts, bout, (given) => ({ ...given, parts: [...given.parts, [0, 0]] }));

export const withoutSet = (bouts: readonly Bout[], bout: number): Bout[] =>
  at(bouts, bout, (given) => ({ ...given, parts: given.parts.slice(0, -1) }));

/** Has another team play a side of a bout; if that is the other side's, the two change places. */
export function withSide(bouts: readonly Bout[], bout: number, side: 0 | 1, team: string): Bout[] {
  return at(bouts, bout, ({ sides: [one, other], parts }) => {
    const [mine, theirs] = side === 0 ? [one, other] : [other, one];
    const next: [string, string] = [team, theirs === team ? mine : theirs];
    return { sides: side === 0 ? next : [next[1], next[0]], parts };
  });
}

/** Adds a bout: between whoever won the last one, or its first side, and the next team that didn't play in it. */
export function withBout(bouts: readonly Bout[], teams: readonly string[]): Bout[] {
  const last = bouts.at(-1);
  if (!last) return firstBouts(teams);
  const [one, other] = last.parts.at(-1) ?? [0, 0];
  const stays = last.sides[other > one ? 1 : 0];
  const comes = teams.find((team) => !last.sides.includes(team)) ?? last.sides[other > one ? 0 : 1];
  return [...bouts, { sides: [stays, comes], parts: [[0, 0]] }];
}
