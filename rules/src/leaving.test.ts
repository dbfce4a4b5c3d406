import { expect, test } from 'vitest';
import { decideLeave } from './leaving.ts';

const startsAt = new Date('2026-12-01T19:00:00Z');
const before = (hours: number, milliseconds = 0) => new Date(startsAt.getTime() - hours * 3_600_000 + milliseconds);
const game = { status: 'pending' as const, startsAt, createdAt: before(400), priceCents: 0, archived: false };
const joined = { joined: true, onWaitingList: false, priceCents: 0 };

test('a free game can be left until 2 hours before, confirmed or not', () => {
  expect(decideLeave({ game, player: joined }, before(2, -1))).toEqual({ outcome: 'leave' });
  const confirmed = { ...game, status: 'confirmed' as const };
  expect(decideLeave({ game: confirmed, player: joined }, before(3))).toEqual({ outcome: 'leave' });
  expect(decideLeave({ game, player: joined }, before(2))).toEqual({ outcome: 'refuse', code: 'leaving_closed' });
});

test.each([
  ['not_joined', game, { ...joined, joined: false }],
  ['refund_instead', game, { ...joined, priceCents: 500 }],
  ['game_cancelled', { ...game, status: 'cancelled' as const }, joined],
  ['game_cancelled', { ...game, status: 'cancelled' as const }, { ...joined, joined: false }],
  ['game_archived', { ...game, archived: true }, joined],
])('refused: %s', (code, from, player) => {
  expect(decideLeave({ game: from, player }, before(50))).toEqual({ outcome: 'refuse', code });
});

test('who joined for free leaves until 2 hours before, also when the game has a price by now', () => {
  expect(decideLeave({ game: { ...game, priceCents: 500 }, player: joined }, before(3))).toEqual({ outcome: 'leave' });
});

test('the waiting list can be left at any time, of a paid game too', () => {
  const waiting = { joined: false, onWaitingList: true, priceCents: 0 };
  expect(decideLeave({ game: { ...game, priceCents: 500 }, player: waiting }, startsAt)).toEqual({
    outcome: 'leaveWaitingList',
  });
});
