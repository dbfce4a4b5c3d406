import { expect, test } from 'vitest';
import { gameForm, organiserPayTerms } from './limits.ts';
import { givesUnpaid, isPaidOut, maskIban, organiserPay, organiserPayOfGames, payableFrom } from './organiser-pay.ts';

test.each([
  [0, 0],
  [11, 0],
  [12, 20_00],
  [13, 22_00],
  [20, 36_00],
  [99, 194_00],
])('a game with %i players earns %i cents', (players, cents) => {
  expect(organiserPay(players)).toBe(cents);
});

test('one more player never earns less, and above the first sum two euros more', () => {
  const more = Array.from({ length: gameForm.playersMax }, (_, n) => organiserPay(n + 1) - organiserPay(n));
  const { fromPlayers, baseCents, perPlayerCents } = organiserPayTerms;
  expect(more.slice(0, fromPlayers)).toEqual([...Array<number>(fromPlayers - 1).fill(0), baseCents]);
  expect(new Set(more.slice(fromPlayers))).toEqual(new Set([perPlayerCents]));
});

test.each([
  [12, 5, 100_00],
  [15, 3, 78_00],
  [12, 0, 0],
  [11, 35, 0],
])('%i players in each of %i games earn %i cents', (players, games, cents) => {
  expect(organiserPayOfGames(players, games)).toBe(cents);
});

test.each([
  ['freelance', 500, false],
  ['volunteer', 500, true],
  [null, 500, true],
  ['volunteer', 0, false],
  [null, 0, false],
] as const)('given to a %s, a game of %i cents is organised unpaid: %s', (organiserKind, priceCents, unpaid) => {
  expect(givesUnpaid({ organiserKind, priceCents })).toBe(unpaid);
});

test.each([
  [-2_00, false, false],
  [0, false, false],
  [1, false, true],
  [10_00, false, true],
  [10_01, true, true],
  [20_00, true, true],
])('whether a run pays %i cents: %s, and to somebody who has left, or a guest: %s', (owed, paid, paidWhole) => {
  expect(isPaidOut(owed, { kind: 'organiser', hasLeft: false })).toBe(paid);
  expect(isPaidOut(owed, { kind: 'organiser', hasLeft: true })).toBe(paidWhole);
  expect(isPaidOut(owed, { kind: 'guest', hasLeft: false })).toBe(paidWhole);
});

test('of an account number its country and end are shown', () => {
  expect(maskIban('NL91ABNA0417164300')).toBe('NL •••• 4300');
});

test('an account is paid three days after it was entered, or once an admin confirmed it', () => {
  const changedAt = new Date('2026-11-23T12:00:00Z');
  expect(payableFrom({ changedAt, confirmedAt: null })).toEqual(new Date('2026-11-26T12:00:00Z'));
  const confirmedAt = new Date('2026-11-23T15:00:00Z');
  expect(payableFrom({ changedAt, confirmedAt })).toEqual(confirmedAt);
});
