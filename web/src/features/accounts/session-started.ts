import { useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../../platform/session.ts';

/** After a login: asks who is logged in now, and lets everything a visitor saw be asked again. False: nobody is. */
export function useSessionStarted(): () => Promise<boolean> {
  const client = useQueryClient();
  return async () => {
    const session = await client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => null);
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
    return session !== null;
  };
}
