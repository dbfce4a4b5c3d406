import { type Match, rankOf, type Side, type Tournament, team } from './matches.ts';

/**
 * Everybody of a group against everybody, by the circle: in each round nobody plays twice, and with an odd number one sits out.
 * @param sides - at least two
 * @param legs - how often two play each other; in every second leg the other side is named first
 */
export function groupMatches(group: string, sides: readonly Side[], legs = 1): Match[] {
  const ring: (Side | null)[] = sides.length % 2 === 0 ? [...sides] : [...sides, null];
  const rounds = ring.length - 1;
  return Array.from({ length: legs }, (_, leg) => leg).flatMap((leg) =>
    Array.from({ length: rounds }, (_, round) => {
      const [fixed = null, ...turning] = ring;
      const turned = [fixed, ...turning.slice(round), ...turning.slice(0, round)];
      return pairsOf(turned).map(([one, other], index) =>
        groupMatch(group, leg * rounds + round + 1, index + 1, leg % 2 === 0 ? [one, other] : [other, one]),
      );
    }).flat(),
  );
}

/** The first with the last, the second with the last but one; whoever is paired with nobody sits out. */
function pairsOf(ring: readonly (Side | null)[]): [Side, Side][] {
  return ring
    .slice(0, ring.length / 2)
    .map((one, index) => [one, ring[ring.length - 1 - index]] as const)
    .filter((pair): pair is [Side, Side] => pair[0] !== null && pair[1] !== null && pair[1] !== undefined);
}

/**
 * A group in which nobody meets everybody: each plays `times` matches, against those next to them in a circle.
 * @param times - even, and less than the number of sides
 */
export function circleMatches(group: string, sides: readonly Side[], times: number): Match[] {
  return Array.from({ length: times / 2 }, (_, step) =>
    sides.map((one, index) => {
      const other = sides[(index + step + 1) % sides.length] ?? one;
      return groupMatch(group, step + 1, index + 1, [one, other]);
    }),
  ).flat();
}

const groupMatch = (group: string, round: number, number: number, sides: [Side, Side]): Match => ({
  id: `${group}-${round}-${number}`,
  stage: 'group',
  group,
  round,
  sides,
  places: null,
  result: null,
});

/** Everybody against everybody, in one group. @param teams - ids, at least two */
export function roundRobin(teams: readonly string[], legs = 1): Tournament {
  const places = teams.map((_, index) => [rankOf('A', index + 1)]);
  return { matches: groupMatches('A', teams.map(team), legs), places, withdrawn: [] };
}
