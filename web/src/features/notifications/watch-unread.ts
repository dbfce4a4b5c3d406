import type { QueryClient } from '@tanstack/react-query';
import { watchUnreadNotifications } from '../../platform/live.ts';
import { sessionQuery } from '../../platform/session.ts';
import { noticesKey } from './queries.ts';

/** Keeps the bell true, and the list when something new comes, while the page is in sight. @returns how to stop */
export function watchUnread(client: QueryClient): () => void {
  let known: string | null | undefined;
  return watchUnreadNotifications(({ unread, latest }) => {
    client.setQueryData(sessionQuery.queryKey, (session) =>
      session && session.user.unread !== unread ? { ...session, user: { ...session.user, unread } } : session,
    );
    if (known !== undefined && known !== latest) void client.invalidateQueries({ queryKey: noticesKey });
    known = latest;
  });
}
