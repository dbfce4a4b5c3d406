import type { LiveGame } from '@rondo/contract';
import { watchGames, watchNotifications } from '@rondo/contract/calls';

/**
 * Hears of every change of these games over one connection, while the page is in sight. The first message is each game as
 * it is when the connection opens, so nothing is missed while there was none.
 * @param onConnected told whether changes arrive now; when they don't, the caller asks now and then
 * @returns how to stop
 */
export function watchLive(
  ids: readonly string[],
  onGame: (game: LiveGame) => void,
  onConnected: (connected: boolean) => void,
): () => void {
  return whileInSight(() => {
    const source = new EventSource(`/api${watchGames.path}?matches=${ids.join(',')}`);
    source.addEventListener('open', () => onConnected(true));
    source.addEventListener('error', () => onConnected(false));
    source.addEventListener('match', ({ data }: MessageEvent<string>) => onGame(JSON.parse(data) as LiveGame));
    return source;
  });
}

export interface Unread {
  /** At most 100: more are not counted. */
  unread: number;
  /** Id of the newest notification. */
  latest: string | null;
}

/** Hears how many notifications are unread, at once and after each change, while the page is in sight. @returns how to stop */
export function watchUnreadNotifications(onUnread: (unread: Unread) => void): () => void {
  return whileInSight(() => {
    const source = new EventSource(`/api${watchNotifications.path}`);
    source.addEventListener('unread', ({ data }: MessageEvent<string>) => onUnread(JSON.parse(data) as Unread));
    return source;
  });
}

/** A page in the background keeps no connection: browsers allow few of them a site. */
function whileInSight(open: () => EventSource): () => void {
  let source: EventSource | null = null;
  const close = () => {
    source?.close();
    source = null;
  };
  const onVisibility = () => {
    close();
    if (document.visibilityState === 'visible') source = open();
  };
  onVisibility();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    close();
  };
}
