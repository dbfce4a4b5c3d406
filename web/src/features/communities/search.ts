import { type Sport, sports } from '@rondo/rules';
import { pageFromQuery } from '../../platform/page-from-query.ts';
import { type PlaceSearch, readPlace, writePlace } from '../../platform/place-in-query.ts';
import type { CommunitiesQuery } from './queries.ts';

/** The filters of /communities, as written in its address. */
export interface CommunitySearch extends PlaceSearch {
  /** Matches names, descriptions and cities. */
  text: string;
  sport: Sport | null;
  page: number;
}

export const textMax = 60;

/** Reads the address; values it can't use are ignored. */
export function readSearch(query: URLSearchParams): CommunitySearch {
  return {
    text: (query.get('query') ?? '').trim().slice(0, textMax),
    sport: sports.find((known) => known === query.get('sport')) ?? null,
    ...readPlace(query),
    page: pageFromQuery(query),
  };
}

/** The address of a search; it contains only what differs from the default. */
export function writeSearch(search: CommunitySearch): string {
  const query = new URLSearchParams();
  if (search.text) query.set('query', search.text);
  if (search.sport) query.set('sport', search.sport);
  writePlace(query, search);
  if (search.page > 1) query.set('page', String(search.page));
  return `/communities${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** The call for one page of a search. */
export function communitiesQueryOf({ text, sport, place, radius, page }: CommunitySearch): CommunitiesQuery {
  return {
    ...(text && { query: text }),
    ...(sport && { sport }),
    ...(place && { latitude: place.latitude, longitude: place.longitude, radius }),
    page,
  };
}
