import { expect, test } from 'vitest';
import { judgeResults } from './results.ts';
import { makeWorld, usualWorld } from './world.ts';

test('the side that scores favour wins nearly as often as by the truth, and as often as its distance says', () => {
  const { byScores, byTruth, byChance } = judgeResults(makeWorld({ ...usualWorld, games: 1200 }));
  expect(byScores.won).toBeGreaterThan((byTruth.won ?? 0) - 0.04);
  expect(byChance.won).toBeLessThan(0.55);
  expect(byScores.brier).toBeLessThan(byChance.brier ?? 0);
  const sure = byScores.bands.filter(({ games }) => games > 100);
  expect(sure.length).toBeGreaterThan(1);
  for (const { won, expected } of sure) expect(Math.abs((won ?? 0) - (expected ?? 0))).toBeLessThan(0.08);
});
