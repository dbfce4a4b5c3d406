import { expect, test } from 'vitest';
import { judgeForYou } from './for-you.ts';

// The whole table, over several seeds: npm run simulate -- for-you.
test('more of the first six games suit than soonest first, and than by sport and hours alone, also to a newcomer', () => {
  const { played, said, newcomer } = judgeForYou(150, 1);
  for (const known of [played, said]) {
    expect(known.rule).toBeGreaterThan(2 * known.sportAndHours);
    expect(known.rule).toBeGreaterThan(8 * known.soonest);
    expect(known.rule).toBeGreaterThan(0.6 * known.possible);
  }
  expect(newcomer.rule).toBeGreaterThan(3 * newcomer.soonest);
});
