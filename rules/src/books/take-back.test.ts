import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeBackOf } from './take-back.ts';
import { vatIn } from './vat.ts';

const line = (cents: number, backCents = 0, giftCents = 0) => ({
  cents,
  backCents,
  giftCents,
  giftBackCents: 0,
  rate: 900,
});

test('what goes back is taken from the lines in their order, and counted there', () => {
  const lines = [line(400, 300), line(500), line(600)];
  expect(takeBackOf(lines, 350)).toEqual([
    { line: lines[0], cents: 100, vatCents: 8, giftCents: 0 },
    { line: lines[1], cents: 250, vatCents: 20, giftCents: 0 },
  ]);
  expect(lines.map(({ backCents }) => backCents)).toEqual([400, 250, 0]);
});

test('what money paid goes back before what gifts paid', () => {
  const lines = [line(250, 0, 150), line(0, 0, 400)];
  expect(takeBackOf(lines, 200)).toMatchObject([{ cents: 200, giftCents: 0 }]);
  expect(takeBackOf(lines, 300)).toMatchObject([
    { cents: 50, giftCents: 150 },
    { cents: 0, vatCents: 0, giftCents: 100 },
  ]);
  expect(takeBackOf(lines, 900)).toMatchObject([{ cents: 0, giftCents: 300 }]);
  expect(takeBackOf(lines, 1)).toEqual([]);
});

test('nothing goes back twice, and what was sold without a document has none', () => {
  const lines = [line(400)];
  expect(takeBackOf(lines, 900)).toMatchObject([{ cents: 400, vatCents: 33 }]);
  expect(takeBackOf(lines, 100)).toEqual([]);
  expect(takeBackOf([], 100)).toEqual([]);
});

test('whatever goes back bit by bit, its VAT is that of what is no longer sold', () => {
  const sold = fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 5 });
  const back = fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 10 });
  fc.assert(
    fc.property(sold, back, (amounts, parts) => {
      const lines = amounts.map((cents) => line(cents));
      let vat = 0;
      for (const cents of parts) for (const part of takeBackOf(lines, cents)) vat += part.vatCents;
      const before = lines.reduce((sum, { cents, rate }) => sum + vatIn(cents, rate), 0);
      const left = lines.reduce((sum, { cents, backCents, rate }) => sum + vatIn(cents - backCents, rate), 0);
      expect(vat).toBe(before - left);
    }),
  );
});
