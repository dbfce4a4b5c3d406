import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type CommunityDetails, communityQuery } from '../../features/communities/community-queries.ts';

/** Shows a community at its present address, when it was opened by an id or by a short code that it had before. */
export function useCurrentCode(code: string, details: CommunityDetails | null | undefined): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const current = details?.community.shortCode ?? code;
  useEffect(() => {
    if (current === code) return;
    client.setQueryData(communityQuery(current).queryKey, details);
    void navigate(`/community/${current}${search}`, { replace: true, preventScrollReset: true });
  }, [client, navigate, current, code, search, details]);
}
