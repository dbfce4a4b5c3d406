import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sendBack } from './guest-money.ts';

const orders = [
  { id: 'latest', amountCents: 500 },
  { id: 'first', amountCents: 800 },
];

test.each([
  [500, [{ id: 'latest', cents: 500 }]],
  [300, [{ id: 'latest', cents: 300 }]],
  [
    900,
    [
      { id: 'latest', cents: 500 },
      { id: 'first', cents: 400 },
    ],
  ],
  [
    2000,
    [
      { id: 'latest', cents: 500 },
      { id: 'first', cents: 800 },
    ],
  ],
  [0, []],
])('of %i kept', (kept, expected) => {
  expect(sendBack(kept, orders)).toEqual(expected);
});

test('never more than is kept, nor more of a payment than it brought', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 2000 }));
  fc.assert(
    fc.property(fc.nat(5000), amounts, (kept, all) => {
      const given = all.map((amountCents, index) => ({ id: String(index), amountCents }));
      const parts = sendBack(kept, given);
      const sum = parts.reduce((cents, part) => cents + part.cents, 0);
      expect(sum).toBe(
        Math.min(
          kept,
          all.reduce((cents, amount) => cents + amount, 0),
        ),
      );
      for (const { id, cents } of parts) expect(cents).toBeLessThanOrEqual(all[Number(id)] ?? 0);
    }),
  );
});
