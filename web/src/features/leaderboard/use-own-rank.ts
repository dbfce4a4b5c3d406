import { ownRank } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { leaderboardQuery } from './queries.ts';
import { type LeaderboardSearch, ownRow, ranksOf, writeSearch } from './search.ts';

/** Finds the page with the reader's own row, and goes to that row. */
export function useOwnRank(search: LeaderboardSearch) {
  const { explain } = useI18n();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (userId: string) => call(ownRank, { params: { id: userId }, query: ranksOf(search) }),
    onSuccess: ({ data, page }) => {
      client.setQueryData(leaderboardQuery({ ...search, page }).queryKey, data);
      void navigate(`${writeSearch({ ...search, page })}#${ownRow}`, { preventScrollReset: true });
    },
    onError: (error) => showBanner('error', explain(error), { seconds: 10 }),
  });
}
