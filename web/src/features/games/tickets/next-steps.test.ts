import { expect, test } from 'vitest';
import { isPressing, nextSteps, type NextStep, type Shelf } from './next-steps.ts';

const now = Date.parse('2026-11-24T12:00:00Z');
const coming = {
  status: 'confirmed',
  archived: false,
  game_date: '2026-11-24T19:00:00.000Z',
  duration: 1.5,
  offeredUntil: null,
} as const;
const over = { ...coming, game_date: '2026-11-24T10:00:00.000Z', archived: true };

test.each<[string, typeof coming | typeof over | object, Shelf, boolean, readonly NextStep[]]>([
  ['a game one is in', coming, 'joined', false, ['ticket', 'route', 'share']],
  [
    'one that is being played',
    { ...coming, game_date: '2026-11-24T11:00:00.000Z' },
    'joined',
    false,
    ['ticket', 'route', 'share'],
  ],
  ['one that is days away', { ...coming, game_date: '2026-11-26T12:00:01.000Z' }, 'joined', false, []],
  ['one whose time is over but that is not archived', { ...over, archived: false }, 'joined', true, ['rate']],
  ['a full game one waits for', coming, 'waiting', false, ['find']],
  [
    'a spot that is offered',
    { ...coming, offeredUntil: '2026-11-24T12:20:00.000Z' },
    'waiting',
    false,
    ['claim', 'route'],
  ],
  ['an offer that lapsed', { ...coming, offeredUntil: '2026-11-24T11:59:00.000Z' }, 'waiting', false, ['find']],
  ['a game one hosts', coming, 'hosting', false, ['edit', 'share']],
  [
    'a game one hosts today',
    { ...coming, game_date: '2026-11-24T13:00:00.000Z' },
    'hosting',
    false,
    ['checkIn', 'share'],
  ],
  ['a game one hosted today', over, 'hosting', false, ['checkIn', 'again']],
  ['a game one hosted last week', { ...over, game_date: '2026-11-17T10:00:00.000Z' }, 'hosting', false, ['again']],
  ['a game one played whose players can be rated', over, 'past', true, ['rate']],
  ['a game one played', over, 'past', false, ['find']],
  ['a cancelled game, whoever could be rated', { ...coming, status: 'cancelled' }, 'joined', true, ['find']],
  ['a cancelled game one hosted', { ...coming, status: 'cancelled' }, 'hosting', false, ['again']],
])('%s leads on', (_, game, shelf, isRatable, steps) => {
  expect(nextSteps({ ...coming, ...game }, shelf, { now, isRatable, isNext: false })).toEqual(steps);
});

test('the next game has its ticket, however far away', () => {
  const far = { ...coming, game_date: '2026-12-24T12:00:00.000Z' };
  expect(nextSteps(far, 'joined', { now, isRatable: false, isNext: true })).toEqual(['ticket', 'route', 'share']);
});

test('only steps that somebody waits for are pressing', () => {
  const all: readonly NextStep[] = ['ticket', 'claim', 'rate', 'edit', 'route', 'share', 'again', 'find'];
  expect(all.filter(isPressing)).toEqual(['claim', 'rate']);
});
