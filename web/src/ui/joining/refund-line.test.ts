import { expect, test } from 'vitest';
import { refundLine } from './refund-line.ts';

const start = Date.parse('2026-12-05T19:00:00Z');
const at = (hours: number) => start - hours * 3_600_000;
const game = {
  status: 'pending',
  joined_players_number: 3,
  unproved_players_number: 0,
  minimum_players_threshold: 8,
  game_date: new Date(start).toISOString(),
  tournament_external: false,
} as const;

test.each([
  ['a free game', game, 0, 72, { is: 'free' }],
  ['days ahead', game, 4, 72, { is: 'back', percent: 90, cents: 360, until: new Date(at(24)) }],
  ['the day before', game, 4, 20, { is: 'back', percent: 60, cents: 240, until: new Date(at(18)) }],
  ['the evening before', game, 4, 14, { is: 'none' }],
  ['a confirmed game', { ...game, status: 'confirmed' as const }, 4, 72, { is: 'confirmed' }],
  [
    'the last one an event needs',
    { ...game, tournament_external: true, joined_players_number: 7 },
    4,
    72,
    { is: 'none' },
  ],
  ['the last one needed', { ...game, joined_players_number: 7 }, 4, 72, { is: 'certain' }],
])('%s', (_, offered, price, hours, line) => {
  expect(refundLine(offered, price, at(hours))).toEqual(line);
});
