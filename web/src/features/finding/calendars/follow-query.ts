import { type Search, writeSearch } from '../search.ts';

/** The filters of a search as the query of an address; empty if there are none. */
export function followQuery(search: Search): string {
  const filters: Search = { ...search, sort: 'upcoming', view: 'list', first: null, at: null, drawer: false, page: 1 };
  return writeSearch(filters).slice('/allgames?'.length);
}
