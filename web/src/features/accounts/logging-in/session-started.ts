import { useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../../../platform/session.ts';

/** After a login, fetches the new session and refreshes everything a visitor saw. False if nobody turns out to be logged in. */
export function useSessionStarted(): () => Promise<boolean> {
  const client = useQueryClient();
  return async () => {
    const session = await client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => null);
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
    return session !== null;
  };
}
