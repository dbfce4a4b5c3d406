import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../platform/api.ts';

/** A refusal is an answer: only what looks like a hiccup is tried again. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: import.meta.env.SSR ? false : worthRetrying },
      mutations: { retry: false },
    },
  });
}
