import { QueryClient } from '@tanstack/react-query';
import { isUnanswered } from '../platform/api.ts';
import { isReachable } from '../platform/connection.ts';
import { sessionQuery } from '../platform/session.ts';
import { keepForAccount } from '../platform/stored.ts';

/** Only what looks like a temporary failure is retried; a refusal is a final answer. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && isUnanswered(error) && isReachable();
}

export function newQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // Without a network every call fails at once: pages say what is missing, and no payment is made later, when nobody expects it. Only an
      // open step sends its call again (use-send-again.ts). The shell repeats queries when the connection is back.
      queries: { staleTime: 30_000, retry: import.meta.env.SSR ? false : worthRetrying, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  if (!import.meta.env.SSR) keepForAccount(() => client.getQueryData(sessionQuery.queryKey)?.user._id ?? null);
  return client;
}
