import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type CommunityDetails, communityQuery } from '../../features/communities/community-queries.ts';

/** Corrects the address of a community that was opened by its id or a former short code. */
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
