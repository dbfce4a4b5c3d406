import { QueryClient } from '@tanstack/react-query';
import { isUnanswered } from '../platform/api.ts';

/** A refusal is an answer: only what looks like a hiccup is tried again. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && isUnanswered(error);
}

export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: import.meta.env.SSR ? false : worthRetrying },
      // Without a network they fail at once. Else they would wait for it, and pay when nobody thinks of it any more.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
