import type { LiveGame } from '@rondo/contract';
import { watchGames } from '@rondo/contract/calls';

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
  let source: EventSource | null = null;
  const open = () => {
    source = new EventSource(`/api${watchGames.path}?matches=${ids.join(',')}`);
    source.addEventListener('open', () => onConnected(true));
    source.addEventListener('error', () => onConnected(false));
    source.addEventListener('match', ({ data }: MessageEvent<string>) => onGame(JSON.parse(data) as LiveGame));
  };
  const close = () => {
    source?.close();
    source = null;
  };
  // A page in the background keeps no connection: browsers allow few of them a site.
  const onVisibility = () => {
    close();
    if (document.visibilityState === 'visible') open();
  };
  onVisibility();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    close();
  };
}
