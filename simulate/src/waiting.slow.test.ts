import { expect, test } from 'vitest';
import { judgeWaiting } from './waiting.ts';

// The whole table, over several seeds: npm run simulate -- waiting.
test('of the forecasts of so many of ten, as many come true; by the place in line alone they would not', () => {
  const { rule, placeAlone } = judgeWaiting(40_000, 1);
  const wrong = (list: typeof rule) =>
    list
      .map(({ forecasts, came }, forecast) => ({ forecast, forecasts, came: (came / forecasts) * 10 }))
      .filter(({ forecasts, forecast, came }) => forecasts >= 1000 && Math.abs(came - forecast) > 0.5);
  expect(rule.filter(({ forecasts }) => forecasts >= 1000).length).toBeGreaterThan(8);
  expect(wrong(rule)).toEqual([]);
  expect(wrong(placeAlone).length).toBeGreaterThan(5);
});
