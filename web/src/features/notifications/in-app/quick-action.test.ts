import type { Notification } from '@rondo/contract';
import { expect, test } from 'vitest';
import { quickActionOf } from './quick-action.ts';

const about = (type: string, status: string, redirectUri: string | null) =>
  ({ type, status, redirectUri }) as Notification;

test.each([
  ['spotOffered', 'unread', '/match/1', { words: 'take', to: '/match/1' }],
  ['spotOffered', 'archived', '/match/1', { words: 'game', to: '/match/1' }],
  ['communityRequest', 'archived', '/community/dom', { words: 'community', to: '/community/dom' }],
  ['spotLapsed', 'archived', '/match/1', { words: 'other', to: '/allgames' }],
  ['matchConfirmed', 'read', null, null],
])('%s, %s', (type, status, to, action) => {
  expect(quickActionOf(about(type, status, to))).toEqual(action);
});
