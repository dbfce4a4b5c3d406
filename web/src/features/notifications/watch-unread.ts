import { watchNotifications } from '@rondo/contract/calls';
import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../../platform/session.ts';
import { noticesKey } from './queries.ts';

/** Keeps the bell true over one connection while the page is in sight, and the list when something new comes. @returns how to stop */
export function watchUnread(client: QueryClient): () => void {
  let source: EventSource | null = null;
  let known: string | null | undefined;
  const onUnread = ({ data }: MessageEvent<string>) => {
    const { unread, latest } = JSON.parse(data) as { unread: number; latest: string | null };
    client.setQueryData(sessionQuery.queryKey, (session) =>
      session && session.user.unread !== unread ? { ...session, user: { ...session.user, unread } } : session,
    );
    if (known !== undefined && known !== latest) void client.invalidateQueries({ queryKey: noticesKey });
    known = latest;
  };
  const onVisibility = () => {
    source?.close();
    source = null;
    // A page in the background keeps no connection: browsers allow few of them a site.
    if (document.visibilityState !== 'visible') return;
    source = new EventSource(`/api${watchNotifications.path}`);
    source.addEventListener('unread', onUnread);
  };
  onVisibility();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    source?.close();
  };
}
