import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { changed, readSearch, withoutFilters, writeSearch, type Search } from '../../features/games/search.ts';

/** Where the drawer was opened; kept beside the address in the browser's history. */
interface Kept {
  drawerFrom?: string;
}

/**
 * The search in the address, and how it changes. A choice is a step that Back takes back; letters of a word, a map that is
 * dragged and choices in the open drawer only rewrite the step they are in.
 */
export function useSearch(today: string) {
  const navigate = useNavigate();
  const location = useLocation();
  const [query] = useSearchParams();
  const search = readSearch(query, today);
  const kept = location.state as Kept | null;

  const go = (next: Search, replace = search.drawer) =>
    void navigate(writeSearch(next), { replace, preventScrollReset: true, state: replace ? kept : null });
  return {
    search,
    change: (change: Partial<Search>) => go(changed(search, change)),
    clear: () => go(withoutFilters(search)),
    searchText: (text: string) => go(changed(search, { text }), search.text !== ''),
    moveMap: (at: Search['at']) => go({ ...search, at }, true),
    toPage: (page: number) => go({ ...search, page }, true),
    openDrawer: () =>
      void navigate(writeSearch({ ...search, drawer: true }), {
        preventScrollReset: true,
        state: { drawerFrom: writeSearch(search) } satisfies Kept,
      }),
    closeDrawer: () => {
      const closed = writeSearch({ ...search, drawer: false });
      // Nothing was chosen: back to where it was opened, instead of the same page twice.
      if (kept?.drawerFrom === closed) void navigate(-1);
      else void navigate(closed, { replace: true, preventScrollReset: true });
    },
  };
}
