import { narrowWindowPixels, pageSizes } from '@rondo/rules';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMedia } from '../../platform/use-media.ts';
import { backupGamesQuery, gamesQuery } from './queries.ts';
import { gamesQueryOf, type Search } from './search.ts';

/** The page of games a search shows: 16, or 7 in a narrow window (1-games §7). */
export function useGameList(search: Search) {
  const narrow = useMedia(`(max-width: ${narrowWindowPixels - 1}px)`);
  const client = useQueryClient();
  const limit = narrow ? pageSizes.gamesNarrow : pageSizes.gamesWide;
  const query = gamesQuery(gamesQueryOf(search, limit));
  const widePage = gamesQuery(gamesQueryOf(search, pageSizes.gamesWide));
  const list = useQuery({
    ...query,
    placeholderData: keepPreviousData,
    // The server renders 16: a phone shows the first 7 of them without asking again.
    initialData: () => {
      const wide = narrow && search.page === 1 ? client.getQueryData(widePage.queryKey) : undefined;
      return wide && { ...wide, matches: wide.matches.slice(0, limit), totalPages: Math.ceil(wide.totalCount / limit) };
    },
    initialDataUpdatedAt: () => client.getQueryState(widePage.queryKey)?.dataUpdatedAt,
  });
  const empty = list.data?.matches.length === 0;
  const backup = useQuery({ ...backupGamesQuery, enabled: empty });
  return { list, backup: empty ? backup.data?.matches : undefined };
}
