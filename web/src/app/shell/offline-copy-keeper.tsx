import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keptGamesQuery } from '../../features/games/kept-games-query.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { startServiceWorker } from '../../platform/offline-copy.ts';

/** For who is logged in: keeps the offline page and the games one has joined (3-decisions §7). */
export default function OfflineCopyKeeper() {
  const { language } = useSpeech();
  const client = useQueryClient();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    // Without it the page is as good as before; the browser may have forbidden it.
    startServiceWorker(language)
      .then(() => client.prefetchQuery(keptGamesQuery))
      .catch(() => undefined);
  }, [language, client]);
  return null;
}
