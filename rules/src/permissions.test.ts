import { describe, expect, test } from 'vitest';
import {
  mayCancelGame,
  mayCheckIn,
  mayChangeProfile,
  mayCreateGame,
  mayEditGame,
  mayOrganise,
  maySeePerson,
  maySeePlayers,
  maySeeReliability,
  mayUseWallet,
  refuseTerms,
  type Actor,
} from './permissions.ts';

const actor = (role: NonNullable<Actor>['role']) => ({ id: 'me', role });

describe.each([
  // actor, organise, create free, create paid, edit own, edit other, see players, wallet
  ['visitor', null, false, false, false, false, false, false, false],
  ['guest', actor('guest'), false, false, false, false, false, true, false],
  ['player', actor('player'), false, false, false, false, false, true, true],
  ['organiser', actor('organiser'), true, true, false, true, false, true, true],
  ['admin', actor('admin'), true, true, true, true, true, true, true],
] as const)('%s', (_, who, organise, createFree, createPaid, editOwn, editOther, seePlayers, wallet) => {
  test('may do exactly this', () => {
    expect(mayOrganise(who)).toBe(organise);
    expect(mayCreateGame(who, { priceCents: 0, external: false })).toBe(createFree);
    expect(mayCreateGame(who, { priceCents: 1, external: false })).toBe(createPaid);
    expect(mayCreateGame(who, { priceCents: 0, external: true })).toBe(createPaid);
    expect(mayEditGame(who, { organiserId: 'me' })).toBe(editOwn);
    expect(mayEditGame(who, { organiserId: 'other' })).toBe(editOther);
    expect(mayCancelGame(who, { organiserId: 'me' })).toBe(editOwn);
    expect(mayCancelGame(who, { organiserId: null })).toBe(editOther);
    expect(mayCheckIn(who, { organiserId: 'me' })).toBe(editOwn);
    expect(mayCheckIn(who, { organiserId: 'other' })).toBe(editOther);
    // An admin edits any game, and reads it of their own alone.
    expect(maySeeReliability(who, { organiserId: 'me' })).toBe(editOwn);
    expect(maySeeReliability(who, { organiserId: 'other' })).toBe(false);
    expect(maySeePlayers(who)).toBe(seePlayers);
    expect(mayUseWallet(who)).toBe(wallet);
    expect(mayChangeProfile(who)).toBe(wallet);
    expect(maySeePerson(who, { hidesName: true })).toBe(seePlayers);
    expect(maySeePerson(who, { hidesName: false })).toBe(true);
  });
});

describe('what a game costs', () => {
  const free = { priceCents: 0, external: false, memberPriceCents: null, earlyBirds: [] };
  const paid = { ...free, priceCents: 500, earlyBirds: [{ priority: 1 }] };
  test.each([
    ['organiser', free, free, null],
    ['organiser', free, paid, 'only_free_games'],
    ['organiser', paid, paid, null],
    ['organiser', paid, { ...paid, priceCents: 600 }, 'price_stays'],
    ['organiser', paid, { ...paid, earlyBirds: [] }, 'price_stays'],
    ['organiser', paid, free, 'price_stays'],
    ['organiser', { ...free, external: true }, free, 'price_stays'],
    ['admin', paid, free, null],
    ['admin', free, paid, null],
  ] as const)('%s, %o to %o: %s', (role, before, after, refusal) => {
    expect(refuseTerms(actor(role), { before, after })).toBe(refusal);
  });
});
