import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { notificationsKey } from './key.ts';
import type { Unread } from '../../../platform/live.ts';
import { watchUnread } from './watch-unread.ts';

type Say = (unread: Unread) => void;
const live = vi.hoisted(() => ({ say: (() => {}) as Say }));
vi.mock('../../../platform/live.ts', () => ({
  watchUnreadNotifications: (onUnread: Say) => {
    live.say = onUnread;
    return () => {};
  },
}));

// Only a browser has this.
vi.mock('../../../platform/app-badge.ts', () => ({ showBadge: () => {} }));

/** A page with two unread notifications in its session, and a function that says whether its list was asked for again. */
function aPage(): { client: QueryClient; asked: () => boolean | undefined } {
  const client = new QueryClient();
  client.setQueryData(['session'], { user: { unread: 2 } });
  client.setQueryData(notificationsKey, []);
  watchUnread(client);
  return { client, asked: () => client.getQueryState(notificationsKey)?.isInvalidated };
}

test('the list is asked for again when something came after it, before the stream said so for the first time', () => {
  const { asked } = aPage();
  live.say({ unread: 3, latest: 'c' });
  expect(asked()).toBe(true);
});

test('the first message, where nothing came, leaves the list as it is; a later one that is new doesn’t', () => {
  const { asked } = aPage();
  live.say({ unread: 2, latest: 'b' });
  expect(asked()).toBe(false);
  live.say({ unread: 3, latest: 'c' });
  expect(asked()).toBe(true);
});
