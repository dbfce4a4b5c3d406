import { type Search, writeSearch } from '../../features/finding/search.ts';

/** The address of a new wish for games like those of a search (pages.md#wishes). */
export const wishPath = (search: Search) => writeSearch(search).replace(/^\/allgames\??/, '/wishes?step=new&');
