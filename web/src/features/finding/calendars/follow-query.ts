import { type Search, writeSearch } from '../search.ts';

/** A search's filters alone, as the query of an address; empty without any. */
export function followQuery(search: Search): string {
  const filters: Search = { ...search, sort: 'upcoming', view: 'list', at: null, drawer: false, page: 1, upTo: null };
  return writeSearch(filters).slice('/allgames?'.length);
}
