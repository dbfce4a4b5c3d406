import type { LiveGame } from '@rondo/contract';
import { watchGames, watchNotifications } from '@rondo/contract/calls';
import { addressOf } from './api.ts';

interface Watching {
  /** The key of the private link that was followed. */
  linkKey: string | null;
  onGame: (game: LiveGame) => void;
  /** Called with whether changes now arrive live; if not, the caller has to poll. */
  onConnected: (connected: boolean) => void;
}

/**
 * Receives every change of these games over one connection, while the page is visible. The first message is each game's state when the
 * connection opens, so nothing is missed in between.
 * @returns a function that stops it
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
  /** At most 100: further ones aren't counted. */
  unread: number;
  /** Id of the newest notification. */
  latest: string | null;
}

/**
 * Receives the number of unread notifications, at once and after each change, while the page is visible.
 * @param onLost called when the connection ended, as it does with the session
 * @returns a function that stops it
 */
export function watchUnreadNotifications(onUnread: (unread: Unread) => void, onLost: () => void): () => void {
  return whileInSight(() => {
    const source = new EventSource(`/api${watchNotifications.path}`);
    let isOpen = false;
    source.addEventListener('open', () => {
      isOpen = true;
    });
    source.addEventListener('error', () => {
      if (isOpen) onLost();
      isOpen = false;
    });
    source.addEventListener('unread', ({ data }: MessageEvent<string>) => onUnread(JSON.parse(data) as Unread));
    return source;
  });
}

/** A hidden page keeps no connection, because browsers allow only a few per site. */
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
