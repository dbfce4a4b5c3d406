import type { Notification } from '@rondo/contract';

/** What one was told about a game, the latest first; or a notification about no game, by itself. */
export interface Told {
  key: string;
  notices: readonly [Notification, ...Notification[]];
}

/** One row for each game, where its latest notification stands (pages.md#notifications). */
export function byGame(notifications: readonly Notification[]): Told[] {
  const told = new Map<string, [Notification, ...Notification[]]>();
  for (const notice of notifications) {
    const key = notice.matchId ?? notice._id;
    const others = told.get(key);
    if (others) others.push(notice);
    else told.set(key, [notice]);
  }
  return [...told].map(([key, notices]) => ({ key, notices }));
}
