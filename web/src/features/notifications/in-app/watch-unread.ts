import type { QueryClient } from '@tanstack/react-query';
import { showBadge } from '../../../platform/app-badge.ts';
import { type Unread, watchUnreadNotifications } from '../../../platform/live.ts';
import { sessionQuery } from '../../../platform/session.ts';
import { notificationsKey } from './key.ts';

/**
 * Keeps the bell and the app's badge up to date while the page is visible, and refreshes the list when something new arrives.
 * @returns a function that stops it
 */
export function watchUnread(client: QueryClient): () => void {
  let known: string | null | undefined;
  const showUnread = ({ unread, latest }: Unread) => {
    showBadge(unread);
    const before = client.getQueryData(sessionQuery.queryKey)?.user.unread;
    // The first message may include news that came after the list was loaded.
    const isNew = known === undefined ? before !== undefined && before !== unread : known !== latest;
    client.setQueryData(sessionQuery.queryKey, (session) =>
      session && session.user.unread !== unread ? { ...session, user: { ...session.user, unread } } : session,
    );
    if (isNew) void client.invalidateQueries({ queryKey: notificationsKey });
    known = latest;
  };
  // A user who was logged out elsewhere, lost their role or was banned leaves the page at once.
  return watchUnreadNotifications(showUnread, () => void client.invalidateQueries(sessionQuery));
}
