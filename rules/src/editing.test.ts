import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideEdit, type EditedGame, type WantedGame } from './editing.ts';

const startsAt = new Date('2026-12-01T19:00:00Z');
const before = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);
const place = { latitude: 52.09, longitude: 5.12, address: 'Sportlaan 1', venue: '' };
const game: EditedGame = {
  status: 'pending',
  archived: false,
  startsAt,
  createdAt: before(500),
  durationMinutes: 90,
  priceCents: 400,
  place,
  sport: 'Volleyball',
  tournament: true,
  hasPlaces: false,
  hasSides: false,
  capacity: 12,
  joinedCount: 5,
  activeHolds: 1,
  teams: [
    { position: 1, name: 'Red', size: 6, memberCount: 3 },
    { position: 2, name: 'Blue', size: 6, memberCount: 0 },
  ],
};
const same: WantedGame = {
  startsAt,
  durationMinutes: 90,
  place,
  priceCents: 400,
  capacity: 12,
  minimumPlayers: 8,
  sport: 'Volleyball',
  tournament: true,
  teams: [
    { position: 1, size: 6 },
    { position: 2, size: 6 },
  ],
};
const now = before(100);

test.each<[string, Partial<WantedGame>, string[], boolean, number]>([
  ['nothing', {}, [], false, 12],
  ['another start', { startsAt: before(-24) }, ['time'], true, -12],
  ['a longer game', { durationMinutes: 120 }, ['time'], false, 12],
  ['another hall', { place: { ...place, venue: 'Hall 2' } }, ['place'], false, 12],
  ['another price', { priceCents: 500 }, ['price'], false, 12],
  ['becoming free', { priceCents: 0 }, ['price'], true, 2],
])('%s', (_, change, changes, rescheduled, cutoffHours) => {
  expect(decideEdit(game, { ...same, ...change }, now)).toEqual({
    outcome: 'edit',
    changes,
    rescheduled,
    becomesFree: change.priceCents === 0,
    cutoffAt: before(cutoffHours),
  });
});

test.each<[string, Partial<EditedGame>, Partial<WantedGame>, object?]>([
  ['game_cancelled', { status: 'cancelled' }, {}],
  ['game_archived', { archived: true }, {}],
  ['game_started', { startsAt: before(100) }, {}],
  ['capacity_below_joined', {}, { capacity: 5 }, { joined: 6 }],
  ['kind_fixed', {}, { tournament: false }],
  ['places_fixed', { hasPlaces: true }, { capacity: 11 }],
  ['places_fixed', { hasPlaces: true }, { sport: 'Basketball' }],
  ['places_fixed', { hasPlaces: true }, { teams: same.teams.slice(1), capacity: 6 }],
  ['places_fixed', { hasPlaces: true }, { teams: [...same.teams, { position: 3, size: 6 }] }],
  ['places_fixed', { hasPlaces: true, joinedCount: 0, activeHolds: 0 }, { tournament: false, teams: [] }],
  ['challenge_sides_stay', { hasSides: true, tournament: false }, { tournament: false, capacity: 10 }],
  ['challenge_sides_stay', { hasSides: true, tournament: false, joinedCount: 0, activeHolds: 0 }, {}],
  ['challenge_minimum', { hasSides: true, tournament: false }, { tournament: false, minimumPlayers: 6 }],
  ['team_in_use', {}, { teams: [{ position: 2, size: 12 }] }, { team: 'Red' }],
])('refused: %s', (code, was, change, params) => {
  const decision = decideEdit({ ...game, ...was }, { ...same, ...change }, now);
  expect(decision).toEqual({ outcome: 'refuse', code, ...(params && { params }) });
});

test('a start set within its own cutoff has the start as its cutoff: the edit cancels nothing', () => {
  const soon = decideEdit(game, { ...same, startsAt: before(95) }, now);
  expect(soon).toMatchObject({ cutoffAt: before(95) });
  const paid = decideEdit({ ...game, priceCents: 0, startsAt: before(95) }, { ...same, startsAt: before(95) }, now);
  expect(paid).toMatchObject({ changes: ['price'], cutoffAt: before(95) });
});

test('whatever is asked, nobody who is in falls out', () => {
  const count = fc.integer({ min: 0, max: 99 });
  fc.assert(
    fc.property(count, count, count, count, (joinedCount, activeHolds, capacity, size) => {
      const wanted = { ...same, capacity, teams: [{ position: 1, size }] };
      const decision = decideEdit({ ...game, joinedCount, activeHolds }, wanted, now);
      const fits = capacity >= joinedCount + activeHolds && size >= 3;
      expect(decision.outcome).toBe(fits ? 'edit' : 'refuse');
    }),
  );
});
