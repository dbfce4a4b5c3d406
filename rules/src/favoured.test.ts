import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { apartBands, chanceToWin, fitSlope, judgeScores, type Judged } from './favoured.ts';

const judged = fc.array(
  fc.record({ apart: fc.double({ min: 0, max: 2, noNaN: true }), outcome: fc.constantFrom('won', 'drew', 'lost') }),
  { maxLength: 60 },
) as fc.Arbitrary<Judged[]>;

test('without a difference the chance is even, and with scores that say nothing too', () => {
  expect(chanceToWin(0, 3)).toBe(0.5);
  const even: Judged[] = [
    { apart: 0.5, outcome: 'won' },
    { apart: 0.5, outcome: 'lost' },
  ];
  expect(fitSlope(even)).toBeCloseTo(0);
  expect(judgeScores(even)).toMatchObject({ games: 2, won: 0.5, brier: 0.25 });
});

test('no games are judged as nothing', () => {
  expect(judgeScores([])).toMatchObject({ games: 0, won: null, brier: null });
});

test('the slope is found again in games that were drawn by it', () => {
  const games = Array.from({ length: 4000 }, (_, n): Judged => {
    const apart = (n % 40) / 40;
    // The share of games that the favoured side wins at this distance is just its chance.
    return { apart, outcome: (Math.floor(n / 40) + 0.5) / 100 < chanceToWin(apart, 2.5) ? 'won' : 'lost' };
  });
  expect(fitSlope(games)).toBeCloseTo(2.5, 1);
  const { bands, brier } = judgeScores(games);
  for (const { won, expected } of bands) expect(won).toBeCloseTo(expected ?? 0, 1);
  expect(brier).toBeLessThan(0.25);
});

test('each game is in one band, and shares are shares', () => {
  fc.assert(
    fc.property(judged, (games) => {
      const { bands, games: count, brier } = judgeScores(games);
      expect(bands.map(({ from }) => from)).toEqual([...apartBands]);
      expect(bands.reduce((sum, band) => sum + band.games, 0)).toBe(count);
      const shares = [...bands.flatMap(({ won, expected }) => [won, expected]), brier].filter((one) => one !== null);
      expect(shares.every((one) => one >= 0 && one <= 1)).toBe(true);
    }),
  );
});
