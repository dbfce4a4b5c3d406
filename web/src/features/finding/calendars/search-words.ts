import { useT } from '../../../platform/i18n.tsx';
import { useActiveFilters } from '../active-filters.tsx';
import type { Search } from '../search.ts';

/** The filters of a search, each in words. */
export function useSearchWords(search: Search): string[] {
  const t = useT();
  const filters = useActiveFilters(search);
  return [
    ...filters.map(({ label }) => label),
    ...(search.evening ? [t('games.quick.evening')] : []),
    ...(search.hasSpots ? [t('games.quick.hasSpots')] : []),
  ];
}
