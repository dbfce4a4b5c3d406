import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keptGamesQuery } from '../../features/games/kept-games-query.ts';
import { isReachable, onConnection } from '../../platform/connection.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { forgetOfflineCopy, startServiceWorker } from '../../platform/offline-copy.ts';
import { sessionQuery } from '../../platform/session.ts';
import { sendLeft } from './send-left.ts';

/** Waits until several answers have arrived, to store them together. */
const pauseMilliseconds = 1000;

/** Forgets what a user saw, so that it is neither shown to nor stored for the next one to log in, however the session ended. */
function forgetAnswers(client: QueryClient): void {
  void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
}

/** For logged-in users: stores what they see so that it is there without a connection (pages.md#beyond), and removes it at logout. */
export default function OfflineCopyKeeper({ userId }: { userId: string }) {
  const { language } = useI18n();
  const client = useQueryClient();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    // The page works without it; the browser may have forbidden it.
    startServiceWorker(language)
      .then(() => client.prefetchQuery(keptGamesQuery))
      .catch(() => undefined);
  }, [language, client]);

  useEffect(() => {
    // The page was closed before it could send check-ins or results that were made without a connection (pages.md#check-in).
    const sendNow = () => {
      if (isReachable()) sendLeft().catch(() => undefined);
    };
    sendNow();
    return onConnection(sendNow);
  }, []);

  useEffect(() => {
    if (!('caches' in window)) return undefined;
    const isHere = () => client.getQueryData(sessionQuery.queryKey)?.user._id === userId;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let keeping = Promise.resolve();
    // Imported dynamically, as by an app that starts without a connection: then the service worker stores this file too.
    const pages = import('../../platform/persisted-queries.ts');
    const keep = () => {
      keeping = keeping.then(async () => (await pages).persistQueries(client, userId)).catch(() => undefined);
    };
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, pauseMilliseconds);
    };
    const end = async () => {
      await keeping;
      if (!isHere()) forgetAnswers(client);
      await forgetOfflineCopy();
    };
    keepSoon();
    const stops = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success' && isReachable()) keepSoon();
      }),
      onConnection(() => {
        if (!isReachable())
          void pages.then(({ restoreQueries }) => restoreQueries(client, isHere)).catch(() => undefined);
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      void end();
    };
  }, [client, userId]);
  return null;
}
