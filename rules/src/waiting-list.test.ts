import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decidePromotion, offerEndsAt } from './waiting-list.ts';

const at = (text: string) => new Date(text);
const startsAt = at('2026-12-05T20:00:00+01:00');
const hoursBefore = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);
const game = {
  status: 'confirmed' as const,
  archived: false,
  startsAt,
  createdAt: hoursBefore(500),
  priceCents: 500,
};
const asked = { allowedCents: null, totalCents: 500, balanceCents: 500 };
const agreed = { ...asked, allowedCents: 500 };

test.each<[string, object, object, number, object]>([
  ['a free game', { priceCents: 0 }, asked, 3, { outcome: 'join' }],
  ['agreed and affordable', {}, agreed, 50, { outcome: 'join' }],
  ['agreed and affordable, two hours before joining closes', {}, agreed, 2, { outcome: 'tell' }],
  ['agreed, but dearer by now', {}, { ...agreed, totalCents: 600, balanceCents: 900 }, 50, { outcome: 'offer' }],
  ['agreed, but short of balance', {}, { ...agreed, balanceCents: 499 }, 50, { outcome: 'offer' }],
  ['not agreed', {}, asked, 50, { outcome: 'offer' }],
  ['two hours before joining closes', {}, asked, 2, { outcome: 'tell' }],
  ['once joining is closed', {}, agreed, 0, { outcome: 'none' }],
  ['a free game less than two hours before', { priceCents: 0 }, asked, 2, { outcome: 'none' }],
  ['a free game in its last hours', { priceCents: 0 }, asked, 3, { outcome: 'join' }],
  ['pending, two hours before its cutoff', { status: 'pending' }, asked, 14, { outcome: 'tell' }],
  ['pending, agreed, two hours before its cutoff', { status: 'pending' }, agreed, 14, { outcome: 'tell' }],
  ['pending, past its cutoff', { status: 'pending' }, agreed, 12, { outcome: 'none' }],
  ['a cancelled game', { status: 'cancelled' }, agreed, 50, { outcome: 'none' }],
])('%s', (_, was, entry, hours, expected) => {
  const given = { ...asked, ...entry };
  expect(decidePromotion({ ...game, ...was }, given, hoursBefore(hours))).toMatchObject(expected);
});

const far = at('2026-12-20T20:00:00+01:00');

test.each([
  ['in the day', '2026-11-24T15:00:00+01:00', far, '2026-11-24T15:30:00+01:00'],
  ['before the night begins', '2026-11-24T21:30:00+01:00', far, '2026-11-24T22:00:00+01:00'],
  ['into the night', '2026-11-24T21:50:00+01:00', far, '2026-11-25T08:20:00+01:00'],
  ['in the night', '2026-11-24T23:15:00+01:00', far, '2026-11-25T08:30:00+01:00'],
  ['after midnight', '2026-11-25T03:00:00+01:00', far, '2026-11-25T08:30:00+01:00'],
  ['the moment it ends', '2026-11-25T08:00:00+01:00', far, '2026-11-25T08:30:00+01:00'],
  [
    'the night the clocks go forward',
    '2027-03-27T23:00:00+01:00',
    at('2027-04-09T20:00Z'),
    '2027-03-28T08:30:00+02:00',
  ],
  ['the night they go back', '2026-10-24T23:00:00+02:00', far, '2026-10-25T08:30:00+01:00'],
  [
    'in the night before a game',
    '2026-11-24T23:00:00+01:00',
    at('2026-11-25T09:00:00+01:00'),
    '2026-11-24T23:30:00+01:00',
  ],
  [
    'when joining closes first',
    '2026-11-24T15:00:00+01:00',
    at('2026-11-24T15:20:00+01:00'),
    '2026-11-24T15:20:00+01:00',
  ],
])('an offer made %s', (_, now, closesAt, until) => {
  expect(offerEndsAt(at(now), closesAt)).toEqual(at(until));
});

test('an offer lasts at least 30 minutes or until joining closes, and never ends in the night unless the game is near', () => {
  const minutes = fc.integer({ min: 0, max: 400 * 24 * 60 });
  fc.assert(
    fc.property(minutes, fc.integer({ min: 1, max: 30 * 24 * 60 }), (since, left) => {
      const now = new Date(at('2026-11-01T00:00Z').getTime() + since * 60_000);
      const closesAt = new Date(now.getTime() + left * 60_000);
      const until = offerEndsAt(now, closesAt).getTime();
      expect(until).toBeGreaterThanOrEqual(Math.min(now.getTime() + 30 * 60_000, closesAt.getTime()));
      expect(until).toBeLessThanOrEqual(closesAt.getTime());
    }),
  );
});
