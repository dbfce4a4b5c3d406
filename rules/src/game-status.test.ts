import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { confirmsAt, cutoffAt, decideSweep, endsAt, missingPlayers, refuseChange } from './game-status.ts';
import { timeZone } from './time-zone.ts';
import { gameStatuses, type GameStatus } from './limits.ts';

const startsAt = new Date('2026-12-01T19:00:00Z');
const createdAt = new Date('2026-11-20T10:00:00Z');
const game = {
  status: 'pending' as GameStatus,
  startsAt,
  createdAt,
  durationMinutes: 90,
  priceCents: 500,
  joinedCount: 3,
  unprovedCount: 0,
  minimumPlayers: 8,
  archived: false,
};

describe('cutoff', () => {
  test('12 hours before the start of a paid game, 2 of a free one', () => {
    expect(cutoffAt(game)).toEqual(new Date('2026-12-01T07:00:00Z'));
    expect(cutoffAt({ ...game, priceCents: 0 })).toEqual(new Date('2026-12-01T17:00:00Z'));
  });

  test('a game created at or after its cutoff has its start as cutoff', () => {
    const cutoff = new Date('2026-12-01T07:00:00Z');
    expect(cutoffAt({ ...game, createdAt: cutoff })).toEqual(startsAt);
    expect(cutoffAt({ ...game, createdAt: new Date(cutoff.getTime() - 1) })).toEqual(cutoff);
  });

  test.each([
    ['clocks back', '2026-10-25T10:00:00+01:00', '25-10-2026, 10:00', '24-10-2026, 23:00'],
    ['clocks forward', '2027-03-28T10:00:00+02:00', '28-03-2027, 10:00', '27-03-2027, 21:00'],
  ])('12 absolute hours across a clock change: %s', (_, start, localStart, localCutoff) => {
    const local = (at: Date) => at.toLocaleString('nl-NL', { timeZone, ...twoDigits });
    const changing = { ...game, startsAt: new Date(start), createdAt: new Date('2026-10-01T10:00:00Z') };
    expect(local(changing.startsAt)).toBe(localStart);
    expect(local(cutoffAt(changing))).toBe(localCutoff);
    expect(changing.startsAt.getTime() - cutoffAt(changing).getTime()).toBe(12 * 3_600_000);
  });
});

const twoDigits = { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;

describe('sweep', () => {
  const beforeCutoff = new Date('2026-12-01T06:59:59.999Z');
  const atCutoff = new Date('2026-12-01T07:00:00Z');
  const atEnd = new Date('2026-12-01T20:30:00Z');

  test('ends after its duration', () => expect(endsAt(game)).toEqual(atEnd));

  test.each([
    ['waits for its cutoff', {}, beforeCutoff, null],
    ['is cancelled at its cutoff', {}, atCutoff, 'cancel'],
    ['with enough players is confirmed', { joinedCount: 8 }, beforeCutoff, 'confirm'],
    ['waits for guests who have not opened their link', { joinedCount: 8, unprovedCount: 1 }, beforeCutoff, null],
    ['with enough players is confirmed even late', { joinedCount: 8 }, atEnd, 'confirm'],
    ['found pending after its end is cancelled first', {}, atEnd, 'cancel'],
    ['confirmed stays so when players leave', { status: 'confirmed' as const, joinedCount: 1 }, atCutoff, null],
    ['confirmed is archived after its end', { status: 'confirmed' as const }, atEnd, 'archive'],
    ['cancelled is archived after its end', { status: 'cancelled' as const }, atEnd, 'archive'],
    ['archived is left alone', { status: 'confirmed' as const, archived: true }, atEnd, null],
  ])('a game %s', (_, more, now, expected) => {
    expect(decideSweep({ ...game, ...more }, now)).toBe(expected);
  });

  test('repeating the sweep at one instant settles in at most two steps and then changes nothing', () => {
    const anyGame = fc.record({
      status: fc.constantFrom(...gameStatuses),
      startsAt: fc.constant(startsAt),
      createdAt: fc.integer({ min: -300, max: 20 }).map((hours) => new Date(startsAt.getTime() + hours * 3_600_000)),
      durationMinutes: fc.integer({ min: 0, max: 600 }),
      priceCents: fc.constantFrom(0, 500),
      joinedCount: fc.nat(20),
      unprovedCount: fc.constant(0),
      minimumPlayers: fc.integer({ min: 2, max: 20 }),
      archived: fc.boolean(),
    });
    const minutes = fc.integer({ min: -3000, max: 3000 });
    fc.assert(
      fc.property(anyGame, minutes, minutes, (first, a, b) => {
        const now = new Date(startsAt.getTime() + a * 60_000);
        let settled = first;
        for (let step = 0; step < 2; step += 1) settled = swept(settled, now);
        expect(decideSweep(settled, now)).toBeNull();
        // The passing of time alone never reverses a decision.
        const later = new Date(now.getTime() + Math.abs(b) * 60_000);
        const end = swept(swept(settled, later), later);
        expect(settled.status === 'pending' || end.status === settled.status).toBe(true);
        expect(end.archived || !settled.archived).toBe(true);
      }),
    );
  });
});

function swept<Game extends Parameters<typeof decideSweep>[0]>(from: Game, now: Date): Game {
  const step = decideSweep(from, now);
  if (step === 'confirm') return { ...from, status: 'confirmed' };
  if (step === 'cancel') return { ...from, status: 'cancelled' };
  return step === 'archive' ? { ...from, archived: true } : from;
}

test('the minimum itself confirms', () => {
  expect([confirmsAt(7, 8), confirmsAt(8, 8), confirmsAt(9, 8)]).toEqual([false, true, true]);
});

test('a game can be cancelled until it starts', () => {
  const before = new Date(startsAt.getTime() - 1);
  expect(refuseChange({ ...game, status: 'confirmed' }, before)).toBeNull();
  expect(refuseChange(game, startsAt)).toBe('game_started');
  expect(refuseChange({ ...game, status: 'cancelled' }, before)).toBe('game_cancelled');
  expect(refuseChange({ ...game, archived: true }, before)).toBe('game_archived');
});

test.each([
  ['pending', 3, 0, 4, 1],
  ['pending', 4, 0, 4, 0],
  ['pending', 4, 1, 4, 1],
  ['pending', 6, 0, 4, 0],
  ['confirmed', 3, 1, 4, 0],
  ['cancelled', 0, 0, 4, 0],
] as const)(
  'a %s game with %i, %i of them unproved, of at least %i waits for %i more',
  (status, joinedCount, unprovedCount, minimumPlayers, missing) => {
    expect(missingPlayers({ status, joinedCount, unprovedCount, minimumPlayers })).toBe(missing);
  },
);
