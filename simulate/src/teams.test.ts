import { expect, test } from 'vitest';
import { judgeTeams } from './teams.ts';
import { makeWorld, usualWorld } from './world.ts';

test('teams balanced by scores are really far nearer each other than by chance', () => {
  const { chance, balanced, blocks } = judgeTeams(makeWorld({ ...usualWorld, games: 900 }));
  expect(balanced / chance).toBeLessThan(0.3);
  expect(blocks).toBeLessThan(chance);
});
