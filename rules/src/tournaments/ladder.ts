import { type Match, team } from './matches.ts';
import { winnerIndex } from './points.ts';
import type { Terms } from './terms.ts';

/** A ladder: teams in an order, the first one first, which challenges change. */

/** Why a team may not challenge another now; null if it may. @param reach - how many rungs up */
export function refuseChallenge(
  ladder: readonly string[],
  { by, to, reach }: { by: string; to: string; reach: number },
): 'not_on_ladder' | 'not_above' | 'too_far' | null {
  const [from, above] = [ladder.indexOf(by), ladder.indexOf(to)];
  if (from < 0 || above < 0) return 'not_on_ladder';
  if (above >= from) return 'not_above';
  return from - above > reach ? 'too_far' : null;
}

/** @param number - how many challenges this ladder had, with this one */
export const challengeMatch = (number: number, by: string, to: string): Match => ({
  id: `C-${number}`,
  stage: 'ladder',
  group: null,
  round: number,
  sides: [team(by), team(to)],
  places: null,
  result: null,
});

/**
 * The ladder after its challenges, in their order: who challenged and won takes the rung of who lost; those between go down by one, and nobody
 * else moves. Without a winner nothing changes.
 */
export function ladderAfter(start: readonly string[], challenges: readonly Match[], terms: Terms): string[] {
  const ladder = [...start];
  for (const { sides, result } of challenges) {
    const [by, to] = sides.map((side) => ('team' in side ? ladder.indexOf(side.team) : -1));
    if (by === undefined || to === undefined || by < 0 || to < 0 || by < to) continue;
    if (result && winnerIndex(result, terms) === 0) ladder.splice(to, 0, ...ladder.splice(by, 1));
  }
  return ladder;
}
