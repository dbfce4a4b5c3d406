import { expect, test } from 'vitest';
import { vatReturn } from './vat-return.ts';

test('the return has its boxes with whole euros in the entrepreneur’s favour, and what is owed is their sum', () => {
  const { boxes, owed, input } = vatReturn(
    [
      { rate: 9, turnoverCents: 688, vatCents: 199 },
      { rate: 6, turnoverCents: 12, vatCents: 1 },
      { rate: 21, turnoverCents: 199, vatCents: 99 },
      { rate: 0, turnoverCents: 5050, vatCents: 0 },
      { rate: 21, turnoverCents: 100, vatCents: 21 },
    ],
    347,
  );
  expect(boxes).toEqual([
    { box: '1a', rates: [21], turnoverCents: 299, vatCents: 120, turnoverEuros: 2, vatEuros: 1 },
    { box: '1b', rates: [9, 6], turnoverCents: 700, vatCents: 200, turnoverEuros: 7, vatEuros: 2 },
    { box: '1e', rates: [0], turnoverCents: 5050, vatCents: 0, turnoverEuros: 50, vatEuros: 0 },
  ]);
  expect(owed).toEqual({ cents: 320, euros: 3 });
  expect(input).toEqual({ cents: 347, euros: 4 });
});

test('what went back beyond what was sold is rounded in favour too, and no sales fill no box', () => {
  expect(vatReturn([{ rate: 9, turnoverCents: -688, vatCents: -62 }], 0).boxes).toMatchObject([
    { turnoverEuros: -7, vatEuros: -1 },
  ]);
  const none = { cents: 0, euros: 0 };
  expect(vatReturn([], 0)).toEqual({ boxes: [], owed: none, input: none });
});
