import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isReachable, onConnection } from '../../platform/connection.ts';
import { forgetOfflineCopy } from '../../platform/offline-copy.ts';
import { useSession } from '../../platform/session.ts';

/** Refreshes pages when the connection is back, and removes stored data once its owner is no longer logged in. */
export function useConnection(): void {
  const client = useQueryClient();
  const session = useSession();
  useEffect(
    () =>
      onConnection(() => {
        if (isReachable()) void client.invalidateQueries();
      }),
    [client],
  );
  const isVisitor = session === null;
  useEffect(() => {
    if (isVisitor && 'serviceWorker' in navigator && navigator.serviceWorker.controller) void forgetOfflineCopy();
  }, [isVisitor]);
}
