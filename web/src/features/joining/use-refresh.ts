import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionQuery } from '../../platform/session.ts';

/** Everything a join, a refund or leaving changes: the game, the lists, the balance. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['games'] }),
      client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
      client.invalidateQueries({ queryKey: ['wallet'] }),
    ]);
  };
}

/** A key for one intent: the same press, retried, is answered once; another team or price is another intent. */
export function useIntent(): (...what: unknown[]) => string {
  const [intent] = useState(() => crypto.randomUUID());
  return (...what) => [intent, ...what].join('-');
}
