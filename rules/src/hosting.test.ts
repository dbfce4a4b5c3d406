import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hour } from './durations.ts';
import { hostedFirst, type HostedGame, hostNeed, hosting } from './hosting.ts';

const now = new Date('2026-11-28T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * hour);
const game = (startsIn: number, more: Partial<HostedGame> = {}): HostedGame => ({
  status: 'pending',
  startsAt: inHours(startsIn),
  endsAt: inHours(startsIn + 1.5),
  cutoffAt: inHours(startsIn - 12),
  joinedCount: 6,
  unprovedCount: 0,
  minimumPlayers: 8,
  isRainedOff: false,
  ...more,
});

describe('a game needs', () => {
  test.each([
    ['players, shortly before it is cancelled for want of them', game(20), 'players'],
    ['players, from two days before', game(60), 'players'],
    ['nothing before that', game(60.1), null],
    [
      'players, if only guests who proved nothing make it full',
      game(20, { joinedCount: 8, unprovedCount: 1 }),
      'players',
    ],
    ['nothing with enough', game(20, { joinedCount: 8 }), null],
    ['nothing once it is confirmed, whoever leaves', game(20, { status: 'confirmed' }), null],
    ['nothing once it is cancelled', game(1, { status: 'cancelled' }), null],
    ['its check-in from three hours before', game(3, { status: 'confirmed' }), 'checkIn'],
    ['players before that', game(3, { cutoffAt: inHours(1) }), 'players'],
    ['its check-in while it is played', game(-1, { status: 'confirmed' }), 'checkIn'],
    ['an answer to extreme rain first', game(20, { isRainedOff: true }), 'rain'],
    ['none once it is cancelled', game(20, { isRainedOff: true, status: 'cancelled' }), null],
    ['nothing the day after', game(-15, { status: 'confirmed' }), null],
  ] as const)('%s', (_, one, need) => expect(hostNeed(one, now)).toBe(need));
});

describe('a host’s home shows', () => {
  const tonight = game(8, { status: 'confirmed' });
  const tomorrow = game(25);
  const sooner = game(30, { cutoffAt: inHours(5) });
  const nextWeek = game(170);
  test.each([
    [
      'what lacks players, the first to be cancelled first, before what is today',
      [nextWeek, tonight, tomorrow, sooner],
      [sooner, tomorrow, tonight],
    ],
    ['the next one where nothing is due', [game(300), nextWeek], [nextWeek]],
    ['nothing of who runs nothing', [], []],
  ])('%s', (_, games, shown) => expect(hostedFirst(games, now)).toEqual(shown));

  test('a few of them, each once, and whatever lacks players before all else', () => {
    const anyGame = fc
      .tuple(
        fc.integer({ min: -5, max: 300 }),
        fc.constantFrom<HostedGame['status']>('pending', 'confirmed'),
        fc.nat(12),
      )
      .map(([hours, status, joinedCount]) => game(hours, { status, joinedCount }));
    fc.assert(
      fc.property(fc.array(anyGame, { maxLength: 12 }), (games) => {
        const shown = hostedFirst(games, now);
        expect(shown.length).toBe(Math.min(shown.length, hosting.shown, games.length));
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.length > 0).toBe(games.length > 0);
        const needs = shown.map((one) => hostNeed(one, now) === 'players');
        expect(needs).toEqual(needs.toSorted((a, b) => Number(b) - Number(a)));
      }),
    );
  });
});
