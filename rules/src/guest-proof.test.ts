import { expect, test } from 'vitest';
import { proofEndsAt } from './guest-proof.ts';

const startsAt = new Date('2026-12-05T20:00:00+01:00');
const hoursBefore = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);
const free = { status: 'pending' as const, startsAt, createdAt: hoursBefore(500), priceCents: 0 };

// Joining a free game closes two hours before its start, a paid and confirmed one at its start.
test.each([
  ['days before', free, 50, 30],
  ['just before the last two hours', free, 4.01, 30],
  ['two hours before joining closes', free, 4, 15],
  ['at the end', free, 2.01, 15],
  ['a paid game whose spot costs nothing', { ...free, priceCents: 500, status: 'confirmed' as const }, 2.01, 30],
  ['the same in its last hours', { ...free, priceCents: 500, status: 'confirmed' as const }, 2, 15],
  ['tonight’s game, made this afternoon', { ...free, createdAt: hoursBefore(1.5) }, 1, 15],
])('%s', (_, game, hours, minutes) => {
  const now = hoursBefore(hours);
  expect(proofEndsAt(game, now).getTime() - now.getTime()).toBe(minutes * 60_000);
});
