import type { Notification } from '@rondo/contract';
import { expect, test } from 'vitest';
import { byGame } from './by-game.ts';

const game = '00000000-0000-4000-8000-000000000001';
const notice = (_id: string, matchId: string | null): Notification => ({
  _id,
  type: 'signedUp',
  status: 'unread',
  createdAt: '2026-12-01T12:00:00Z',
  translationTitle: '',
  translationMessage: '',
  params: {},
  title: '',
  message: '',
  redirectUri: null,
  matchId,
  gameDetails: null,
  now: null,
});

test('those of a game are one row where its latest stands, and others a row each', () => {
  const told = byGame([notice('a', game), notice('b', null), notice('c', game), notice('d', null)]);
  expect(told.map(({ key, notices }) => [key, notices.map(({ _id }) => _id)])).toEqual([
    [game, ['a', 'c']],
    ['b', ['b']],
    ['d', ['d']],
  ]);
});
