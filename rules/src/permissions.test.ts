import { describe, expect, test } from 'vitest';
import {
  mayCancelGame,
  mayCheckIn,
  mayChangeProfile,
  mayCreateGame,
  mayOrganise,
  maySeePerson,
  maySeePlayers,
  maySeeReliability,
  mayUseWallet,
  refuseTerms,
  leadingRights,
  leadsGame,
  mayLead,
  rightsIn,
  runsGame,
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
    for (const right of leadingRights) {
      expect(mayLead(who, { organiserId: 'me', rights: [] }, right)).toBe(editOwn);
      expect(mayLead(who, { organiserId: 'other', rights: [] }, right)).toBe(editOther);
    }
    expect(mayCancelGame(who, { organiserId: 'me' })).toBe(editOwn);
    expect(mayCancelGame(who, { organiserId: null })).toBe(editOther);
    expect(mayCheckIn(who, { organiserId: 'me', rights: [] })).toBe(editOwn);
    expect(mayCheckIn(who, { organiserId: 'other', rights: [] })).toBe(editOther);
    // An admin edits any game, but sees how reliable players are only in their own.
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

describe('a co-organiser', () => {
  const subsets = Array.from({ length: 2 ** leadingRights.length }, (_, bits) =>
    leadingRights.filter((_right, index) => bits & (1 << index)),
  );
  test.each(subsets)('trusted with %s %s %s %s', (...given) => {
    const rights = leadingRights.filter((right) => given.includes(right));
    const game = { organiserId: 'other', rights };
    for (const role of ['player', 'organiser'] as const) {
      for (const right of leadingRights) expect(mayLead(actor(role), game, right)).toBe(rights.includes(right));
      expect(rightsIn(actor(role), game)).toEqual(rights);
      expect(leadsGame(actor(role), game)).toBe(rights.length > 0);
      // A co-organiser never has the organiser's own rights.
      expect(runsGame(actor(role), game)).toBe(false);
      expect(mayCancelGame(actor(role), game)).toBe(false);
    }
    for (const nobody of [null, actor('guest')]) expect(rightsIn(nobody, game)).toEqual([]);
    expect(rightsIn(actor('admin'), game)).toEqual(leadingRights);
  });

  test('changes nothing of what a game costs, and creates none', () => {
    const paid = { priceCents: 500, external: false, memberPriceCents: null, earlyBirds: [] };
    expect(refuseTerms(actor('player'), { before: paid, after: paid })).toBeNull();
    expect(refuseTerms(actor('player'), { before: paid, after: { ...paid, priceCents: 0 } })).toBe('price_stays');
    expect(mayOrganise(actor('player'))).toBe(false);
  });
});
