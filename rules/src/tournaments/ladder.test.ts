import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { challengeMatch, ladderAfter, refuseChallenge } from './ladder.ts';
import type { Which } from './matches.ts';
import { football, someTeams } from './play-out.ts';

const won = (which: Which) => ({ parts: [], gaveUp: which === 0 ? 1 : 0 }) as const;

test.each([
  ['d', 'b', 2, null],
  ['d', 'a', 2, 'too_far'],
  ['a', 'b', 2, 'not_above'],
  ['b', 'b', 2, 'not_above'],
  ['x', 'b', 2, 'not_on_ladder'],
])('%s challenges %s, with a reach of %i: %s', (by, to, reach, refused) => {
  expect(refuseChallenge(['a', 'b', 'c', 'd'], { by, to, reach })).toBe(refused);
});

test('who challenged and won takes the rung of who lost, and those between go down', () => {
  const challenge = { ...challengeMatch(1, 'd', 'b'), result: won(0) };
  expect(ladderAfter(['a', 'b', 'c', 'd'], [challenge], football)).toEqual(['a', 'd', 'b', 'c']);
  expect(ladderAfter(['a', 'b', 'c', 'd'], [{ ...challenge, result: won(1) }], football)).toEqual(['a', 'b', 'c', 'd']);
  expect(ladderAfter(['a', 'b', 'c', 'd'], [challengeMatch(1, 'd', 'b')], football)).toEqual(['a', 'b', 'c', 'd']);
});

test('everybody stays on the ladder, and only those between two who played move', () => {
  const challenges = fc.array(fc.record({ by: fc.nat(9), to: fc.nat(9), winner: fc.constantFrom<Which[]>(0, 1) }));
  fc.assert(
    fc.property(challenges, (all) => {
      const teams = someTeams(10);
      const matches = all.map(({ by, to, winner }, index) => ({
        ...challengeMatch(index + 1, teams[by] ?? '', teams[to] ?? ''),
        result: won(winner),
      }));
      const before = ladderAfter(teams, matches.slice(0, -1), football);
      const after = ladderAfter(teams, matches, football);
      expect(after.toSorted()).toEqual(teams.toSorted());
      const last = all.at(-1);
      const moved = teams.filter((team) => before.indexOf(team) !== after.indexOf(team));
      const rungs = last ? [last.by, last.to].map((index) => before.indexOf(teams[index] ?? '')) : [];
      for (const team of moved) {
        expect(before.indexOf(team)).toBeGreaterThanOrEqual(Math.min(...rungs));
        expect(before.indexOf(team)).toBeLessThanOrEqual(Math.max(...rungs));
      }
    }),
  );
});
