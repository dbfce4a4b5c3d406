import { expect, test } from 'vitest';
import { returnOf } from './vat-return.ts';

test('the return has turnover without VAT and the VAT of each rate, whatever was sold', () => {
  const row = (kind: 'game' | 'pass' | 'fee', rate: number, sold: number, back: number, vat: number) => ({
    kind,
    rate,
    exemptReason: null,
    sold,
    back,
    vat,
  });
  const rows = [row('game', 9, 11, -3.6, 0.61), row('pass', 9, 0.2, -0.1, 0.01), row('fee', 21, 0.36, 0, 0.06)];
  expect(returnOf(rows)).toEqual([
    { rate: 21, turnover: 0.3, vat: 0.06 },
    { rate: 9, turnover: 6.88, vat: 0.62 },
  ]);
  expect(returnOf([])).toEqual([]);
});
