import { type Query, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionQuery } from '../../platform/session.ts';

/**
 * Refreshes everything that joining, leaving or a refund changes: the game, the lists, the balance.
 * @param left queries that stay as they are
 */
export function useRefresh(left: (query: Query) => boolean = () => false): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['games'], predicate: (query) => !left(query) }),
      client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
      client.invalidateQueries({ queryKey: ['wallet'] }),
    ]);
  };
}

/** Makes an idempotency key: retrying the same press gets the same answer; another team or price gets another key. */
type Intent = (...what: unknown[]) => string;

export function useIntent(): Intent {
  const [intent] = useState(() => crypto.randomUUID());
  return (...what) => [intent, ...what].join('-');
}

/** A mutation through the API. The data it changed is refreshed in the background, so that the next step appears at once. */
export function useCommand<Asked, Answer>(
  send: (asked: Asked, intent: Intent) => Promise<Answer>,
  left?: (query: Query) => boolean,
) {
  const refresh = useRefresh(left);
  const intent = useIntent();
  return useMutation({ mutationFn: (asked: Asked) => send(asked, intent), onSettled: () => void refresh() });
}
