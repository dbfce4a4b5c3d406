import { pageSizes } from '@rondo/rules';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMedia } from '../../platform/use-media.ts';
import { backupGamesQuery, gamesQuery } from './queries.ts';
import { gamesQueryOf, type Search } from './search.ts';

/** Windows narrower than this get the narrow page of games (product.md#finding-games). */
const narrowWindowPixels = 1266;
const narrowWindow = `(max-width: ${narrowWindowPixels - 1}px)`;

/** How many games are asked for at first; the server, which knows no window, renders the wide page. */
export const firstLimit = (): number =>
  !import.meta.env.SSR && matchMedia(narrowWindow).matches ? pageSizes.gamesNarrow : pageSizes.gamesWide;

/** The page of games that a search shows: 16, or 7 in a narrow window (product.md#finding-games). */
export function useGameList(search: Search) {
  const narrow = useMedia(narrowWindow);
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
  const empty = list.data?.matches.length === 0;
  const backup = useQuery({ ...backupGamesQuery(search), enabled: empty });
  return { list, backup: empty ? backup.data : undefined };
}
