import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countsAt, explainedBy } from './settlements.ts';

const explained = (grossCents: number, movedCents: number[], metCents: number[] = []) =>
  explainedBy({ grossCents }, { movedCents, metCents });

test.each<[string, number, number[], number[], number]>([
  ['a payment', 1036, [1036], [], 1036],
  ['a refund of it', -1036, [1036, -1036], [1036], -1036],
  ['a payment that is a cent short', 1035, [1036], [], 1036],
  ['a payment that comes twice', 1036, [1036], [1036], 0],
  ['one of nothing that is known', 1036, [], [], 0],
  ['one of two that went back', -400, [1036, -300, -400], [1036], -400],
  ['two that went back as one', -700, [1036, -300, -400], [1036], -700],
  ['what went back after two that were one', -50, [1036, -300, -400, -50], [1036, -700], -50],
  ['more than went back', -500, [1036, -300], [1036], -300],
])('%s', (_name, gross, moved, met, cents) => {
  expect(explained(gross, moved, met)).toBe(cents);
});

test('lines in any order meet all that moved, once', () => {
  const amounts = fc.array(
    fc.integer({ min: -5000, max: 5000 }).filter((cents) => cents !== 0),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(amounts, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (moved, order) => {
      const lines = moved
        .map((cents) => ({ cents, at: order.next().value ?? 0 }))
        .toSorted((one, other) => one.at - other.at);
      const met: number[] = [];
      for (const { cents } of lines) met.push(explained(cents, moved, met));
      expect(met).toEqual(lines.map(({ cents }) => cents));
      for (const cents of moved) expect(explained(cents, moved, met)).toBe(0);
    }),
  );
});

const now = new Date('2026-12-02T09:00:00Z');
const at = (instant: string) => new Date(instant);

test.each([
  ['on the day it was paid', '2026-11-29T10:00:00Z', '2026-10-31T23:00:00Z', '2026-11-29T10:00:00.000Z'],
  ['on the first of the open months', '2026-11-29T10:00:00Z', '2026-11-30T23:00:00Z', '2026-11-30T23:00:00.000Z'],
  ['when it is booked, if the provider says a day to come', '2026-12-04T00:00:00Z', '2026-11-30T23:00:00Z', undefined],
])('a payout counts %s', (_, paidAt, openSince, counts) => {
  expect(countsAt({ paidAt: at(paidAt), now, openSince: at(openSince) })?.toISOString()).toBe(counts);
});

test('a payout before anything was booked counts when it is booked', () => {
  expect(countsAt({ paidAt: at('2026-11-29T10:00:00Z'), now, openSince: null })).toBeNull();
});
