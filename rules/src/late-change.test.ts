import { expect, test } from 'vitest';
import { hour } from './durations.ts';
import { isDayOfGame, refuseLateChange, startAfter } from './late-change.ts';

const now = new Date('2026-11-24T14:00:00Z');
const game = (hours: number) => ({
  status: 'confirmed' as const,
  archived: false,
  startsAt: new Date(now.getTime() + hours * hour),
});

test.each([
  [6.1, 0, 'late_change_early'],
  [6, 0, null],
  [0.1, 4, null],
  [0.1, 5, 'no_late_changes_left'],
  [0, 0, 'game_started'],
] as const)('%d hours before the start, after %i: %s', (hours, made, refusal) => {
  expect(refuseLateChange({ ...game(hours), made }, now)).toBe(refusal);
  expect(isDayOfGame(game(hours), now)).toBe(refusal === null || refusal === 'no_late_changes_left');
});

test('a game that is off or over can’t be changed', () => {
  expect(refuseLateChange({ ...game(2), status: 'cancelled', made: 0 }, now)).toBe('game_cancelled');
  expect(refuseLateChange({ ...game(-2), archived: true, made: 0 }, now)).toBe('game_archived');
});

test('minutes are minutes across a change of the clocks', () => {
  expect(startAfter(new Date('2026-10-25T00:50:00Z'), 30)).toEqual(new Date('2026-10-25T01:20:00Z'));
});
