import { useLocation, useNavigate, useSearchParams } from 'react-router';
import {
  changed,
  readSearch,
  withoutFilters,
  writeSearch,
  type Search,
  type View,
} from '../../features/finding/search.ts';
import { keepPlace } from '../../features/places/keep-place.ts';

/** The address at which the drawer was opened, stored in the browser's history beside the address. */
interface Kept {
  drawerFrom?: string;
}

/**
 * The search in the address, and how it changes. A choice is a step that Back undoes; typing, dragging the map and choices in the open
 * drawer replace the current step.
 */
export function useSearch(today: string) {
  const navigate = useNavigate();
  const location = useLocation();
  const [query] = useSearchParams();
  const search = readSearch(query, today);
  const kept = location.state as Kept | null;

  /** The search in the address. It is ahead of the rendered search, because it already contains words typed just now. */
  const latest = () => readSearch(new URLSearchParams(window.location.search), today);
  const go = (next: Search, replace = search.drawer) =>
    void navigate(writeSearch(next), { replace, preventScrollReset: true, state: replace ? kept : null });
  return {
    search,
    change: (change: Partial<Search>) => {
      const { place } = change;
      if (place) keepPlace(place);
      go(changed(latest(), change));
    },
    clear: () => go(withoutFilters(latest())),
    show: (view: View) => go({ ...latest(), view }, false),
    searchText: (text: string) => go(changed(latest(), { text }), latest().text !== ''),
    moveMap: (at: Search['at']) => go({ ...latest(), at }, true),
    toPage: (page: number) => go({ ...search, page }, true),
    openDrawer: () =>
      void navigate(writeSearch({ ...latest(), drawer: true }), {
        preventScrollReset: true,
        state: { drawerFrom: writeSearch(latest()) } satisfies Kept,
      }),
    closeDrawer: () => {
      const closed = writeSearch({ ...latest(), drawer: false });
      // Nothing was chosen, so this goes back instead of adding the same page again.
      if (kept?.drawerFrom === closed) void navigate(-1);
      else void navigate(closed, { replace: true, preventScrollReset: true });
    },
  };
}
