import { expect, test } from 'vitest';
import { differencesOf } from './differences-of.ts';

const sold = { sold: 10, back: -1, vat: 0.74 };
const figures = {
  vat: [{ kind: 'game', rate: 9, exemptReason: null, ...sold }],
  sports: [{ sport: 'Volleyball', ...sold }],
  communities: [
    { community: { _id: 'a', name: 'Havenvolley' }, ...sold },
    { community: null, ...sold },
  ],
  accounts: [{ account: 'wallet', opening: 1, added: 2, taken: -3, closing: 0 }],
} as const;
type Figures = Parameters<typeof differencesOf>[0];
const kept = (more: Partial<Figures> = {}): Figures => ({
  vat: [...figures.vat],
  sports: [...figures.sports],
  communities: [...figures.communities],
  accounts: [...figures.accounts],
  ...more,
});

test('equal figures have no differences, whatever a community is called now', () => {
  expect(differencesOf(kept(), kept())).toEqual([]);
  const renamed = kept({
    communities: [
      { community: { _id: 'a', name: 'Haven' }, ...sold },
      { community: null, ...sold },
    ],
  });
  expect(differencesOf(renamed, kept())).toEqual([]);
});

test('each figure that differs is listed with both values', () => {
  const now = kept({
    vat: [{ kind: 'game', rate: 9, exemptReason: null, ...sold, vat: 0.75 }],
    sports: [{ sport: 'Football', ...sold }],
  });
  const found = differencesOf(now, kept()).map(({ of, figure, before, now: after }) => [
    of.part,
    figure,
    before,
    after,
  ]);
  expect(found).toEqual([
    ['vat', 'vat', 0.74, 0.75],
    ['sport', 'sold', 10, 0],
    ['sport', 'back', -1, 0],
    ['sport', 'vat', 0.74, 0],
    ['sport', 'sold', 0, 10],
    ['sport', 'back', 0, -1],
    ['sport', 'vat', 0, 0.74],
  ]);
});
