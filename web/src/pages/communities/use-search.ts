import { useNavigate, useSearchParams } from 'react-router';
import { type CommunitySearch, readSearch, writeSearch } from '../../features/communities/search.ts';

/** The search in the address. Each filter adds a history entry that Back undoes; typing replaces the current one. */
export function useSearch() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const search = readSearch(query);

  /** The search in the address. It can be ahead of the last render, because it already has words typed just now. */
  const latest = () => readSearch(new URLSearchParams(window.location.search));
  const go = (change: Partial<CommunitySearch>, replace: boolean) =>
    void navigate(writeSearch({ ...latest(), page: 1, ...change }), { replace, preventScrollReset: true });
  return {
    search,
    change: (change: Partial<CommunitySearch>) => go(change, false),
    searchText: (text: string) => go({ text }, latest().text !== ''),
    toPage: (page: number) => go({ page }, true),
  };
}
