import { assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { correctable, correctedAccounts, correctionRefusal, isCorrectable, standsAgainst } from './correction.ts';
import { correctionTerms } from './limits.ts';

const somebody = { isGuest: false, hasLeft: false, isOrganiser: false };
const organiser = { ...somebody, isOrganiser: true };
const left = { ...organiser, hasLeft: true };
const guest = { ...somebody, isGuest: true };

test.each([
  ['wallet', 500, 0, somebody, null],
  ['wallet', -500, 500, somebody, null],
  ['wallet', -501, 500, somebody, 'correction_below_zero'],
  ['wallet', 500, 0, { ...somebody, hasLeft: true }, 'user_not_found'],
  ['wallet', 500, 0, guest, 'wallet_for_players'],
  ['owed_to_organiser', 500, 0, organiser, null],
  ['owed_to_organiser', 500, 0, somebody, 'not_an_organiser'],
  ['owed_to_organiser', 500, 0, left, 'user_not_found'],
  ['owed_to_organiser', 500, -500, left, null],
  ['owed_to_organiser', -2000, 2000, left, null],
  ['owed_to_organiser', -2001, 2000, left, 'correction_below_zero'],
  ['losses', -500, 0, left, null],
  ['losses', -500, 0, guest, null],
] as const)('%s by %i cents with %i there', (account, cents, balanceCents, person, refusal) => {
  expect(correctionRefusal({ account, cents, balanceCents, person })).toBe(refusal);
});

test('whatever is agreed on, no wallet ends below zero, and nothing is taken from pay that is not there', () => {
  const person = record({ isGuest: boolean(), hasLeft: boolean(), isOrganiser: boolean() });
  const cents = integer({ min: -correctionTerms.maxCents, max: correctionTerms.maxCents }).filter(isCorrectable);
  assert(
    property(
      constantFrom('wallet' as const, 'owed_to_organiser' as const),
      cents,
      integer({ min: -5000, max: 2_000_000 }),
      person,
      (account, change, balance, who) => {
        const balanceCents = account === 'wallet' ? Math.max(0, balance) : balance;
        const isRefused = correctionRefusal({ account, cents: change, balanceCents, person: who }) !== null;
        expect(isRefused || change > 0 || balanceCents + change >= 0).toBe(true);
      },
    ),
  );
});

describe('bounds', () => {
  test.each([
    [0, false],
    [1, true],
    [-1, true],
    [correctionTerms.maxCents, true],
    [-correctionTerms.maxCents, true],
    [correctionTerms.maxCents + 1, false],
    [-correctionTerms.maxCents - 1, false],
    [0.5, false],
    [Number.NaN, false],
  ])('%d cents: %s', (cents, isIt) => {
    expect(isCorrectable(cents)).toBe(isIt);
  });

  test('nothing stands against itself, and only what is listed does', () => {
    for (const account of correctedAccounts) {
      expect(correctable[account]).not.toContain(account);
      for (const against of correctable[account]) expect(standsAgainst(account, against)).toBe(true);
    }
    expect(standsAgainst('owed_to_organiser', 'provider')).toBe(false);
  });
});
