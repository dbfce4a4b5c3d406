import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hour } from './durations.ts';
import { gameForm, gameStatuses } from './limits.ts';
import { loweredMinimum, type RescuedGame, rescueFit, rescueLimits, rescueNeeded, waveSize } from './rescue.ts';

/** A Monday at noon in Amsterdam. */
const now = new Date('2026-11-23T11:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * hour);
const aGame = (more: Partial<RescuedGame> = {}): RescuedGame => ({
  status: 'pending',
  archived: false,
  joinedCount: 6,
  unprovedCount: 0,
  minimumPlayers: 8,
  capacity: 12,
  heldCount: 0,
  cutoffAt: inHours(20),
  ...more,
});

test.each<[string, Partial<RescuedGame>, number]>([
  ['two short', {}, 2],
  ['one short', { joinedCount: 7 }, 1],
  ['three of eight short, a third rounded up', { joinedCount: 5 }, 3],
  ['four of eight short', { joinedCount: 4 }, 0],
  ['four of twenty short', { minimumPlayers: 20, joinedCount: 16, capacity: 30 }, 4],
  ['five of twenty short', { minimumPlayers: 20, joinedCount: 15, capacity: 30 }, 0],
  ['one of two short', { minimumPlayers: 2, joinedCount: 1 }, 1],
  ['a guest who has not opened the link is still missing', { joinedCount: 8, unprovedCount: 1 }, 1],
  ['enough, not confirmed yet', { joinedCount: 8 }, 0],
  ['confirmed', { status: 'confirmed' }, 0],
  ['cancelled', { status: 'cancelled' }, 0],
  ['archived', { archived: true }, 0],
  ['full of guests who have not opened the link', { joinedCount: 12, unprovedCount: 5 }, 0],
  ['every open spot being paid for', { joinedCount: 6, heldCount: 6 }, 0],
  ['36 hours before the cutoff', { cutoffAt: inHours(36) }, 2],
  ['a little earlier', { cutoffAt: inHours(36.01) }, 0],
  ['3 hours before', { cutoffAt: inHours(3) }, 2],
  ['a little later', { cutoffAt: inHours(2.99) }, 0],
  ['after it', { cutoffAt: inHours(-1) }, 0],
])('a game that is %s', (_, more, expected) => {
  expect(rescueNeeded(aGame(more), now)).toBe(expected);
});

test.each<[string, Parameters<typeof waveSize>[1], Date, number]>([
  ['the first', { count: 0, lastAt: null }, now, 12],
  ['right after another', { count: 1, lastAt: inHours(-2.9) }, now, 0],
  ['three hours after another', { count: 1, lastAt: inHours(-3) }, now, 12],
  ['the sixth', { count: 5, lastAt: inHours(-9) }, now, 12],
  ['a seventh', { count: 6, lastAt: inHours(-9) }, now, 0],
  ['at three in the night', { count: 0, lastAt: null }, new Date('2026-11-24T02:00:00Z'), 0],
])('a wave, %s', (_, past, at, expected) => {
  expect(waveSize(aGame(), past, at)).toBe(expected);
});

test('a wave by other limits, as a simulation asks for it', () => {
  const limits = { ...rescueLimits, toldPerMissing: 5, waveHours: 1, waves: 2 };
  expect(waveSize(aGame(), { count: 1, lastAt: inHours(-1) }, now, limits)).toBe(10);
  expect(waveSize(aGame(), { count: 2, lastAt: inHours(-1) }, now, limits)).toBe(0);
});

test('what somebody asked for counts for more than all they did', () => {
  expect(rescueFit([])).toBe(0);
  expect(rescueFit(['wished'])).toBeGreaterThan(rescueFit(['host', 'played']));
  expect(rescueFit(['waits'])).toBeGreaterThan(rescueFit(['host', 'played']));
  expect(rescueFit(['host'])).toBeGreaterThan(rescueFit(['played']));
});

test.each<[number, number, number | null]>([
  [6, 8, 6],
  [2, 8, 2],
  [1, 8, null],
  [0, 2, null],
  [8, 8, null],
])('with %i in, a minimum of %i is lowered to %s', (joinedCount, minimumPlayers, expected) => {
  expect(loweredMinimum({ status: 'pending', joinedCount, unprovedCount: 0, minimumPlayers })).toBe(expected);
});

const anyGame = fc.record({
  status: fc.constantFrom(...gameStatuses),
  archived: fc.boolean(),
  joinedCount: fc.nat(40),
  unprovedCount: fc.nat(4),
  minimumPlayers: fc.integer({ min: 2, max: 40 }),
  capacity: fc.integer({ min: 3, max: 60 }),
  heldCount: fc.nat(5),
  cutoffAt: fc.integer({ min: -5, max: 50 }).map(inHours),
});

test('who is told of a game can save it, and a lowered minimum does', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const missing = rescueNeeded(game, now);
      expect(missing).toBeLessThanOrEqual(rescueLimits.missingMax);
      expect(missing === 0 || game.status === 'pending').toBe(true);
      expect(rescueNeeded({ ...game, joinedCount: game.joinedCount + missing }, now)).toBe(0);
      const lowered = loweredMinimum(game);
      if (lowered === null) return;
      expect(lowered).toBeGreaterThanOrEqual(gameForm.minimumPlayersMin);
      expect(rescueNeeded({ ...game, minimumPlayers: lowered }, now)).toBe(0);
    }),
  );
});
