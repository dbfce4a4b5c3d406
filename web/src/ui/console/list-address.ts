import { pageSizes } from '@rondo/rules';
import { useSearchParams } from 'react-router';
import { readDay } from '../../platform/formats.ts';
import { pageFromQuery } from '../../platform/page-from-query.ts';
import type { Choice, DayKey, Narrowed } from './description.ts';
import type { PlainKey } from './phrase-keys.ts';

/** The state of a list of the console, which is all in the address: search, filters, order and page. */
export function useListAddress() {
  const [query, setQuery] = useSearchParams();
  const next = (changes: Readonly<Record<string, string | null>>) => {
    const changed = new URLSearchParams(query);
    // Another search or order starts at its first page.
    changed.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value) changed.set(name, value);
      else changed.delete(name);
    }
    return changed;
  };
  return {
    words: query.get('query') ?? '',
    page: pageFromQuery(query, pageSizes.consoleMax / pageSizes.console),
    /** The chosen one of a few values; the first unless the address names another. */
    chosen: (name: string, values: readonly string[]): string =>
      values.find((value) => value === query.get(name)) ?? values[0] ?? '',
    /** The id to which a link narrowed the list; '' for none. */
    narrowed: (name: string) => query.get(name)?.slice(0, 100) ?? '',
    /** A day in the address; null for none. */
    day: (name: string) => readDay(query.get(name)),
    to: (changes: Readonly<Record<string, string | null>>) => `?${next(changes).toString()}`,
    change: (changes: Readonly<Record<string, string | null>>) =>
      setQuery(next(changes), { replace: true, preventScrollReset: true }),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;

/** The parts of a list's description that decide what can be asked of it. */
interface Askable {
  sorts: readonly string[] | ((chosen: Readonly<Record<string, string>>) => readonly string[]);
  filters?: Readonly<Record<string, Choice | undefined>>;
  days?: Readonly<Record<string, DayKey | undefined>>;
  narrowed?: Readonly<Record<string, Narrowed | undefined>>;
  span?: boolean | undefined;
  moment?: PlainKey | undefined;
}

export type Asked = ReturnType<typeof askedBy>;

/** The request that an address makes of a list. */
export function askedBy(
  address: ListAddress,
  { sorts, filters: described = {}, days = {}, narrowed: narrows = {}, span = false, moment }: Askable,
) {
  const filters = Object.entries(described).flatMap(([name, choice]) =>
    choice
      ? [
          {
            name,
            ...choice,
            value: address.chosen(
              name,
              choice.options.map(([value]) => value),
            ),
          },
        ]
      : [],
  );
  const chosen = Object.fromEntries(filters.map(({ name, value }) => [name, value]));
  const sort = address.chosen('sort', typeof sorts === 'function' ? sorts(chosen) : sorts);
  const ofDays = Object.entries(days).flatMap(([name, phrase]) => {
    const day = address.day(name);
    return day !== null && phrase ? [{ name, day, phrase }] : [];
  });
  const narrowed = Object.entries(narrows).flatMap(([name, how]) => {
    const value = address.narrowed(name);
    return value !== '' && how ? [{ name, value, ...how }] : [];
  });
  const ends = [
    ...(span ? (['from', 'until'] as const).map((name) => ({ name, label: `console.list.${name}` as const })) : []),
    ...(moment ? [{ name: 'at', label: moment }] : []),
  ].map((end) => ({ ...end, day: address.day(end.name) ?? '' }));
  const named = [
    ...Object.entries(chosen),
    ...narrowed.map(({ name, value }) => [name, value]),
    ...[...ofDays, ...ends].map(({ name, day }) => [name, day]),
  ].filter(([, value]) => value !== '');
  return {
    sort,
    filters,
    /** The single day of the rows, with its phrase. */
    only: ofDays[0],
    /** The first and last day, or the day at whose end the list is shown; '' for no limit, or for now. */
    ends,
    /** The change of the address that returns to all days. */
    anyDay: Object.fromEntries(Object.keys(days).map((name) => [name, null])),
    narrowed,
    query: { query: address.words, sort, ...Object.fromEntries(named) },
  };
}
