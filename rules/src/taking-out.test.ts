import { describe, expect, test } from 'vitest';
import type { LeadingRight } from './permissions.ts';
import { actsAs, backTo, refuseLettingIn, refuseTakingOut } from './taking-out.ts';

const startsAt = new Date('2026-12-01T19:00:00Z');
const before = new Date('2026-12-01T18:59:00Z');
const organiser = { id: 'organiser', role: 'organiser' as const };
const helper = { id: 'helper', role: 'player' as const };
const admin = { id: 'admin', role: 'admin' as const };
const game = {
  status: 'pending' as const,
  archived: false,
  startsAt,
  organiserId: 'organiser',
  rights: [] as LeadingRight[],
};
const helped = { ...game, rights: ['players'] as LeadingRight[] };

describe('taking out', () => {
  test.each([
    ['an organiser, in their own game', organiser, game, 'player', null],
    ['an admin, in any', admin, game, 'player', null],
    ['an admin, the organiser too', admin, game, 'organiser', null],
    ['who helps with the players', helper, helped, 'player', null],
    ['but not the organiser', helper, helped, 'organiser', 'not_allowed'],
    ['who helps with something else', helper, { ...game, rights: ['edit' as const] }, 'player', 'not_allowed'],
    ['an organiser of another game', { ...organiser, id: 'other' }, game, 'player', 'not_allowed'],
    ['a player', helper, game, 'player', 'not_allowed'],
  ] as const)('%s', (_, actor, led, player, refusal) => {
    expect(refuseTakingOut(actor, led, player, before)).toBe(refusal);
  });

  test('until the game starts, confirmed or not', () => {
    expect(refuseTakingOut(organiser, { ...game, status: 'confirmed' }, 'player', before)).toBeNull();
    expect(refuseTakingOut(organiser, game, 'player', startsAt)).toBe('game_started');
    expect(refuseTakingOut(organiser, { ...game, archived: true }, 'player', before)).toBe('game_archived');
    expect(refuseTakingOut(organiser, { ...game, status: 'cancelled' }, 'player', before)).toBe('game_cancelled');
  });
});

describe('letting in again', () => {
  const out = (by: 'organiser' | 'rondo', playerId = 'player') => ({ playerId, by });
  test('who leads the game undoes what was done by who leads it; only an admin what an admin did', () => {
    expect(refuseLettingIn(organiser, game, out('organiser'))).toBeNull();
    expect(refuseLettingIn(helper, helped, out('organiser'))).toBeNull();
    expect(refuseLettingIn(organiser, game, out('rondo'))).toBe('not_allowed');
    expect(refuseLettingIn(admin, game, out('rondo'))).toBeNull();
    expect(refuseLettingIn(helper, game, out('organiser'))).toBe('not_allowed');
  });

  test('nobody lets themselves in', () => {
    expect(refuseLettingIn(helper, helped, out('organiser', 'helper'))).toBe('not_allowed');
    expect(refuseLettingIn(admin, game, out('rondo', 'admin'))).toBe('not_allowed');
  });

  test('an admin acts for Rondo, but in their own game', () => {
    expect(actsAs(admin, game)).toBe('rondo');
    expect(actsAs({ ...admin, id: 'organiser' }, game)).toBe('organiser');
    expect(actsAs(helper, helped)).toBe('organiser');
  });
});

test.each([
  ['who only waits', null, false, 'nobody'],
  ['a free spot', { leftCents: 0, isPaidByOther: false, isRide: false }, false, 'nobody'],
  ['a friend’s', { leftCents: 500, isPaidByOther: true, isRide: false }, true, 'payer'],
  ['a ride', { leftCents: 400, isPaidByOther: false, isRide: true }, false, 'pass'],
  ['a guest’s', { leftCents: 500, isPaidByOther: false, isRide: false }, true, 'guest'],
  ['one’s own', { leftCents: 500, isPaidByOther: false, isRide: false }, false, 'player'],
] as const)('money of %s goes back', (_, spot, isGuest, to) => {
  expect(backTo(spot, { isGuest })).toBe(to);
});
