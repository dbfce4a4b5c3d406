import { pageSizes } from '@rondo/rules';
import { useSearchParams } from 'react-router';
import { readDay } from '../../platform/formats.ts';
import { pageFromQuery } from '../../platform/page-from-query.ts';

/** What a list of the console shows, which is all in the address: search, filters, order and page. */
export function useListAddress() {
  const [query, setQuery] = useSearchParams();
  const next = (changes: Readonly<Record<string, string | null>>) => {
    const changed = new URLSearchParams(query);
    // Another search or order begins at its first page.
    changed.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value) changed.set(name, value);
      else changed.delete(name);
    }
    return changed;
  };
  return {
    words: query.get('query') ?? '',
    page: pageFromQuery(query, pageSizes.consoleMost / pageSizes.console),
    /** What is chosen of a few; the first unless the address says another. */
    chosen: <const T extends string>(name: string, [first, ...others]: readonly [T, ...T[]]): T =>
      others.find((value) => value === query.get(name)) ?? first,
    /** The day that a figure of the console's home leads to; null for all days. */
    day: (name = 'day') => readDay(query.get(name)),
    to: (changes: Readonly<Record<string, string | null>>) => `?${next(changes).toString()}`,
    change: (changes: Readonly<Record<string, string | null>>) =>
      setQuery(next(changes), { replace: true, preventScrollReset: true }),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
