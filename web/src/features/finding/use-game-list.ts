import { pageSizes } from '@rondo/rules';
import { keepPreviousData, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMedia } from '../../platform/use-media.ts';
import { backupGamesQuery, gamesQuery } from './queries.ts';
import { gamesQueryOf, type Search } from './search.ts';

/** Windows narrower than this get the narrow page of games (product.md#finding-games). */
const narrowWindowPixels = 1266;

/** The page of games that a search shows: 16, or 7 in a narrow window (product.md#finding-games), and the pages loaded below it. */
export function useGameList(search: Search) {
  const narrow = useMedia(`(max-width: ${narrowWindowPixels - 1}px)`);
  const client = useQueryClient();
  const limit = narrow ? pageSizes.gamesNarrow : pageSizes.gamesWide;
  const query = gamesQuery(gamesQueryOf(search, limit));
  const widePage = gamesQuery(gamesQueryOf(search, pageSizes.gamesWide));
  const list = useQuery({
    ...query,
    placeholderData: keepPreviousData,
    // The server renders 16; a phone shows the first 7 of them without another request.
    initialData: () => {
      const wide = narrow && search.page === 1 ? client.getQueryData(widePage.queryKey) : undefined;
      return wide && { ...wide, matches: wide.matches.slice(0, limit), totalPages: Math.ceil(wide.totalCount / limit) };
    },
    initialDataUpdatedAt: () => client.getQueryState(widePage.queryKey)?.dataUpdatedAt,
  });
  const pages = pagesBelow(search).length;
  const below = useQuery({
    ...gamesBelowQuery(client, search, limit),
    enabled: pages > 0,
    placeholderData: keepPreviousData,
  });
  const more = { pages, games: pages > 0 ? (below.data ?? []) : [], loading: pages > 0 && below.isFetching };
  const empty = list.data?.matches.length === 0;
  const backup = useQuery({ ...backupGamesQuery(search), enabled: empty });
  return { list, more, backup: empty ? backup.data : undefined };
}

/** The games of the pages below the first, in one query, because the code for several parallel queries is too large for the first screen. */
export const gamesBelowQuery = (client: QueryClient, search: Search, limit: number) =>
  queryOptions({
    queryKey: ['games', 'below', gamesQueryOf(search, limit), search.upTo],
    queryFn: async () => {
      const pages = pagesBelow(search).map((page) => gamesQuery(gamesQueryOf({ ...search, page }, limit)));
      const parts = await Promise.all(pages.map((page) => client.fetchQuery(page)));
      return parts.flatMap(({ matches }) => matches);
    },
  });

/** The pages shown below the first. */
function pagesBelow({ page, upTo }: Pick<Search, 'page' | 'upTo'>): number[] {
  return Array.from({ length: Math.max(0, (upTo ?? page) - page) }, (_, index) => page + 1 + index);
}
