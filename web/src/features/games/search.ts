import { readDay } from '../../platform/formats.ts';
import { pageIn } from '../../platform/page-in.ts';
import { searchRadiiKm, searchRadiusDefaultKm, sports, type Level, type Sport } from '@rondo/rules';
import type { GamesQuery } from './queries.ts';

/**
 * The filters of /allgames as they stand in its address (1-games §2 and §4). An empty list of sports is 'All types',
 * of levels 'All levels': choosing one of them therefore leaves 'All', and clearing them returns to it.
 */
export interface Search {
  sports: readonly Sport[];
  levels: readonly SomeLevel[];
  price: Price;
  /** `2026-11-21`, days in Amsterdam; never before today. */
  dateFrom: string | null;
  dateTo: string | null;
  numberOfPlayers: number | null;
  tournament: TournamentFilter | null;
  place: SearchPlace | null;
  radius: number;
  sort: Sort;
  page: number;
  /** Words that games are searched by. */
  text: string;
  view: View;
  /** The part of the map one looks at; null where the filters decide. */
  at: MapAt | null;
  /** Whether the filters are open in their drawer, on a phone. */
  drawer: boolean;
}

export type View = 'list' | 'map';

interface MapAt {
  latitude: number;
  longitude: number;
  zoom: number;
}

interface SearchPlace {
  name: string;
  latitude: number;
  longitude: number;
}

export const someLevels = ['Beginner', 'Intermediate', 'Advanced'] as const satisfies readonly Level[];
type SomeLevel = (typeof someLevels)[number];
export const prices = ['any', 'free', 'under5', 'over5'] as const;
type Price = (typeof prices)[number];
export const sorts = ['upcoming', 'capacity', 'recent'] as const;
export type Sort = (typeof sorts)[number];
export const tournamentFilters = ['show_games', 'show_tournaments'] as const;
type TournamentFilter = (typeof tournamentFilters)[number];

const playersMax = 99;
export const textMax = 100;

/** Reads the address; what it can't use does not narrow. `today` is the day in Amsterdam. */
export function readSearch(query: URLSearchParams, today: string): Search {
  const dateFrom = clampDate(query.get('dateFrom'), today);
  const dateTo = clampDate(query.get('dateTo'), dateFrom ?? today);
  const place = readPlace(query);
  const radius = place && searchRadiiKm.find((km) => String(km) === query.get('radius'));
  return {
    sports: someOf(sports, query.get('sports')),
    levels: someOf(someLevels, query.get('levels')),
    price: oneOf(prices, query.get('price')) ?? 'any',
    dateFrom,
    dateTo,
    numberOfPlayers: clampPlayers(query.get('numberOfPlayers')),
    tournament: oneOf(tournamentFilters, query.get('tournament')),
    place,
    radius: radius ?? searchRadiusDefaultKm,
    sort: oneOf(sorts, query.get('sort')) ?? 'upcoming',
    page: pageIn(query),
    text: (query.get('query') ?? '').trim().slice(0, textMax),
    view: query.get('view') === 'map' ? 'map' : 'list',
    at: readAt(query.get('at')),
    drawer: query.get('filters') === 'open',
  };
}

/** The address of a search: only what differs from the default stands in it. */
export function writeSearch(search: Search): string {
  const query = new URLSearchParams();
  const { place, at } = search;
  if (search.text) query.set('query', search.text);
  if (search.sports.length > 0) query.set('sports', search.sports.join(','));
  if (search.levels.length > 0) query.set('levels', search.levels.join(','));
  if (search.price !== 'any') query.set('price', search.price);
  if (search.dateFrom) query.set('dateFrom', search.dateFrom);
  if (search.dateTo) query.set('dateTo', search.dateTo);
  if (search.numberOfPlayers) query.set('numberOfPlayers', String(search.numberOfPlayers));
  if (search.tournament) query.set('tournament', search.tournament);
  if (place) {
    query.set('city', place.name);
    query.set('latitude', String(place.latitude));
    query.set('longitude', String(place.longitude));
    if (search.radius !== searchRadiusDefaultKm) query.set('radius', String(search.radius));
  }
  if (search.sort !== 'upcoming') query.set('sort', search.sort);
  if (search.page > 1) query.set('page', String(search.page));
  if (search.view === 'map') query.set('view', 'map');
  if (search.view === 'map' && at) query.set('at', [at.latitude, at.longitude, at.zoom].join(','));
  if (search.drawer) query.set('filters', 'open');
  return `/allgames${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** The call for one page of a search. */
export function gamesQueryOf(search: Search, limit: number): GamesQuery {
  return {
    ...filtersOf(search),
    ...(search.sort !== 'upcoming' && { sort: search.sort }),
    page: search.page,
    limit,
  };
}

/** What narrows a list or a map. */
export function filtersOf(search: Search): Omit<GamesQuery, 'sort' | 'page' | 'limit'> {
  const { place } = search;
  return {
    ...(search.text && { query: search.text }),
    ...(search.sports.length > 0 && { sports: search.sports.join(',') }),
    ...(search.levels.length > 0 && { levels: search.levels.join(',') }),
    ...(search.price !== 'any' && { price: search.price }),
    ...(search.dateFrom && { dateFrom: search.dateFrom }),
    ...(search.dateTo && { dateTo: search.dateTo }),
    ...(search.numberOfPlayers && { numberOfPlayers: search.numberOfPlayers }),
    ...(search.tournament && { tournament: search.tournament }),
    ...(place && { latitude: place.latitude, longitude: place.longitude, radius: search.radius }),
  };
}

/** What narrows the search around any city: the filters but the place. */
export function cityFiltersOf(search: Search): Omit<GamesQuery, 'latitude' | 'longitude' | 'sort' | 'page' | 'limit'> {
  const { radius } = search;
  return { ...filtersOf({ ...search, place: null }), ...(radius !== searchRadiusDefaultKm && { radius }) };
}

/** The same search with something changed: it starts at its first page, and a map goes where the new place is. */
export function changed(search: Search, change: Partial<Search>): Search {
  const at = change.place === undefined && change.radius === undefined ? search.at : null;
  return { ...search, page: 1, at, ...change };
}

/** No filter at all; how the games are shown stays. */
export function withoutFilters({ sort, view, drawer }: Search): Search {
  return { ...readSearch(new URLSearchParams(), ''), sort, view, drawer };
}

/** Adds a value, or takes it away when it is there. */
export function toggled<T>(values: readonly T[], value: T): readonly T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** Days before `first` clamp to it (1-games §4); what is no day does not narrow. */
export function clampDate(value: string | null, first: string): string | null {
  const day = readDay(value);
  return day !== null && day < first ? first : day;
}

/** Numbers do not go below 0; 0 does not narrow. */
export function clampPlayers(value: string | null): number | null {
  const number = Math.trunc(Number(value));
  return number > 0 ? Math.min(number, playersMax) : null;
}

function readPlace(query: URLSearchParams): SearchPlace | null {
  const name = query.get('city')?.slice(0, 100) ?? '';
  const [latitude, longitude] = [query.get('latitude'), query.get('longitude')].map((value) =>
    value === null || value === '' ? Number.NaN : Number(value),
  ) as [number, number];
  const inRange = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return inRange ? { name, latitude, longitude } : null;
}

function readAt(value: string | null): MapAt | null {
  const [latitude = Number.NaN, longitude = Number.NaN, zoom = Number.NaN] = (value ?? '').split(',').map(Number);
  const inRange = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && zoom >= 0 && zoom <= 20;
  return inRange ? { latitude, longitude, zoom: Math.round(zoom) } : null;
}

function oneOf<T extends string>(known: readonly T[], value: string | null): T | null {
  return known.find((candidate) => candidate === value) ?? null;
}

function someOf<T extends string>(known: readonly T[], value: string | null): readonly T[] {
  const given = value?.split(',') ?? [];
  return known.filter((candidate) => given.includes(candidate));
}
