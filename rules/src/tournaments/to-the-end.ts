import { loserOf, type Match, rankOf, type Side, type Tournament, team, winnerOf } from './matches.ts';
import { seedOrder } from './elimination.ts';
import { circleMatches } from './round-robin.ts';

/**
 * *Everyone plays to the end*: winners and losers each go on in a bracket of half the size, so that everybody plays as often and has a place of
 * their own. A bracket that can't be halved, as it is odd, ends as a group in which each plays the same even number of matches.
 * @param teams - ids, the strongest first, at least two
 */
export function everyonePlaysToTheEnd(teams: readonly string[]): Tournament {
  const matches: Match[] = [];
  const places: Side[][] = [];
  const seeded = seedOrder(teams.length)
    .map((seed) => teams[seed - 1])
    .filter((id) => id !== undefined)
    .map(team);

  const play = (sides: readonly Side[], best: number, round: number): void => {
    const size = sides.length;
    if (size === 1) places.push([...sides]);
    else if (size % 2 === 0) {
      const met = Array.from({ length: size / 2 }, (_, index): Match => {
        const [one, other] = sides.slice(2 * index, 2 * index + 2) as [Side, Side];
        const id = `E${best}-${round}-${index + 1}`;
        const span = [best, best + size - 1] as const;
        return { id, stage: 'knock-out', group: null, round, sides: [one, other], places: span, result: null };
      });
      matches.push(...met);
      play(met.map(winnerOf), best, round + 1);
      play(met.map(loserOf), best + size / 2, round + 1);
    } else {
      const group = `P${best}`;
      matches.push(...circleMatches(group, sides, matchesEach(size)));
      places.push(...sides.map((_, index) => [rankOf(group, index + 1)]));
    }
  };
  play(seeded, 1, 1);
  return { matches, places, withdrawn: [] };
}

/** As many matches in an odd group as halving it would give, and even, so that everybody can play as many. */
const matchesEach = (size: number): number => 2 * Math.ceil(Math.log2(size) / 2);
