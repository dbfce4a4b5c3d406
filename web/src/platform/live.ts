import type { LiveGame } from '@rondo/contract';
import { watchGames, watchNotifications } from '@rondo/contract/calls';
import { addressOf } from './api.ts';

interface Watching {
  /** The key of a private link, which one came by. */
  linkKey: string | null;
  onGame: (game: LiveGame) => void;
  /** Told whether changes arrive now; when they don't, the caller asks now and then. */
  onConnected: (connected: boolean) => void;
}

/**
 * Hears of every change of these games over one connection, while the page is in sight. The first message is each game as
 * it is when the connection opens, so nothing is missed while there was none.
 * @returns how to stop
 */
export function watchLive(ids: readonly string[], { linkKey, onGame, onConnected }: Watching): () => void {
  const address = addressOf(watchGames, { query: { matches: ids.join(','), secret_key: linkKey } });
  return whileInSight(() => {
    const source = new EventSource(address);
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
