import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideGroup, type GroupRequest, groupOver, keptStill, nextGroupFrom } from './joining-together.ts';

const startsAt = new Date('2026-12-05T20:00:00+01:00');
const hoursBefore = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);
const game = {
  status: 'confirmed' as const,
  archived: false,
  startsAt,
  createdAt: hoursBefore(500),
  priceCents: 500,
  capacity: 12,
  signupOpensInDays: null,
  external: false,
};
const starter = { isIn: false, hasGroup: false, pausedUntil: null };
const request: GroupRequest = {
  game,
  way: 'all',
  places: 4,
  starter,
  openSpots: 8,
  keptByGroups: 0,
  waitingCount: 0,
};
const kept = (n: number) => ({ outcome: 'keep', kept: n });
const refused = (code: string, params?: object) => ({ outcome: 'refuse', code, ...(params && { params }) });

describe('keeping spots for a group', () => {
  test.each<[string, object, number, object]>([
    ['all, with the starter’s own', {}, 50, kept(4)],
    ['all, of a starter who is in', { starter: { ...starter, isIn: true } }, 50, kept(3)],
    ['all, exactly the open spots', { openSpots: 4 }, 50, kept(4)],
    ['all, one spot short', { openSpots: 3 }, 50, refused('group_does_not_fit', { free: 3 })],
    ['all, more than half of the game', { places: 7, openSpots: 12 }, 50, refused('group_too_large', { most: 6 })],
    ['all, with what other groups keep', { keptByGroups: 3 }, 50, refused('group_too_large', { most: 3 })],
    ['as many as fit, all of them', { way: 'fit' }, 50, kept(3)],
    ['as many as fit, fewer', { way: 'fit', openSpots: 3 }, 50, kept(2)],
    ['as many as fit, at most half', { way: 'fit', places: 10, openSpots: 12 }, 50, kept(6)],
    ['as many as fit, only the starter’s', { way: 'fit', openSpots: 1 }, 50, refused('game_full')],
    ['as many as fit, beside groups', { way: 'fit', keptByGroups: 6 }, 50, refused('group_too_large', { most: 0 })],
    ['a full game', { openSpots: 0 }, 50, refused('game_full')],
    ['with people waiting', { waitingCount: 1 }, 50, refused('group_others_wait')],
    ['two hours before joining closes', {}, 2, refused('group_too_late')],
    ['pending, two hours before its cutoff', { game: { ...game, status: 'pending' } }, 14, refused('group_too_late')],
    ['once joining is closed', {}, 0, refused('joining_closed')],
    ['cancelled', { game: { ...game, status: 'cancelled' } }, 50, refused('game_cancelled')],
    ['over', { game: { ...game, archived: true } }, 50, refused('game_archived')],
    ['not open yet', { game: { ...game, signupOpensInDays: 1 } }, 50, refused('signup_not_open')],
    ['an external event', { game: { ...game, external: true } }, 50, refused('external_payment_needed')],
    ['beside an open one', { starter: { ...starter, hasGroup: true } }, 50, refused('group_open')],
    [
      'soon after one that ran out',
      { starter: { ...starter, pausedUntil: hoursBefore(49.5) } },
      50,
      refused('group_too_soon', { minutes: 30 }),
    ],
    ['an hour after it', { starter: { ...starter, pausedUntil: hoursBefore(50) } }, 50, kept(4)],
  ])('%s', (_, was, hours, expected) => {
    expect(decideGroup({ ...request, ...was }, hoursBefore(hours))).toMatchObject(expected);
  });

  test('lasts 30 minutes', () => {
    expect(decideGroup(request, hoursBefore(50))).toMatchObject({ until: hoursBefore(49.5) });
  });

  const any = fc.record({
    way: fc.constantFrom('all' as const, 'fit' as const),
    places: fc.integer({ min: 2, max: 10 }),
    openSpots: fc.integer({ min: 0, max: 30 }),
    keptByGroups: fc.integer({ min: 0, max: 10 }),
    capacity: fc.integer({ min: 2, max: 30 }),
    isIn: fc.boolean(),
  });
  test('never keeps more than is open, nor half of the game', () => {
    fc.assert(
      fc.property(any, ({ capacity, isIn, ...asked }) => {
        const given = { ...request, ...asked, game: { ...game, capacity }, starter: { ...starter, isIn } };
        const decision = decideGroup(given, hoursBefore(50));
        if (decision.outcome === 'refuse') return;
        const own = isIn || asked.way === 'all' ? 0 : 1;
        expect(decision.kept + own).toBeLessThanOrEqual(asked.openSpots);
        expect((decision.kept + asked.keptByGroups) * 2).toBeLessThanOrEqual(capacity);
        expect(decision.kept).toBeGreaterThan(0);
      }),
    );
  });
});

test('an hour’s pause follows one that ran out, none one that was ended at once', () => {
  const startedAt = hoursBefore(50);
  const ended = (minutes: number) =>
    nextGroupFrom({ startedAt, endedAt: new Date(startedAt.getTime() + minutes * 60_000) });
  expect(ended(30)).toEqual(hoursBefore(48.5));
  expect(ended(10)).toEqual(new Date(startedAt.getTime() + 600_000));
});

test.each<[string, object, object, number, string | null]>([
  ['in time', {}, {}, 50, null],
  ['at its end', {}, {}, 49, 'expired'],
  ['with its starter out', { starterIsOut: true }, {}, 50, 'gone'],
  ['of a cancelled game', {}, { status: 'cancelled' }, 50, 'gone'],
  ['when joining closes first', {}, { startsAt: hoursBefore(50) }, 50, 'expired'],
])('a group %s', (_, group, was, hours, over) => {
  const open = { expiresAt: hoursBefore(49), starterIsOut: false, ...group };
  expect(groupOver(open, { ...game, ...was }, hoursBefore(hours))).toBe(over);
});

test('keeps no more spots than people may still come', () => {
  expect(keptStill({ kept: 3, places: 4, settled: 1 })).toBe(3);
  expect(keptStill({ kept: 3, places: 4, settled: 2 })).toBe(2);
  expect(keptStill({ kept: 1, places: 9, settled: 2 })).toBe(1);
  expect(keptStill({ kept: 1, places: 2, settled: 3 })).toBe(0);
});
