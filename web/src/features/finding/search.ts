import { readDay } from '../../platform/formats.ts';
import { pageFromQuery } from '../../platform/page-from-query.ts';
import { type PlaceSearch, readPlace, writePlace } from '../../platform/place-in-query.ts';
import { searchRadiusDefaultKm, levels, sports, type Sport, every } from '@rondo/rules';
import type { GamesQuery } from './queries.ts';

/**
 * The filters of /allgames as in its address (product.md#finding-games). No sports means 'All types', no levels 'All levels': choosing
 * one leaves 'All', clearing them returns to it.
 */
interface Filters extends PlaceSearch {
  /** The text of the search. */
  text: string;
  sports: readonly Sport[];
  levels: readonly SomeLevel[];
  price: Price;
  /** `2026-11-21`, a day in Amsterdam, never before today. */
  dateFrom: string | null;
  dateTo: string | null;
  numberOfPlayers: number | null;
  evening: boolean;
  hasSpots: boolean;
  tournament: TournamentFilter | null;
}

/** What has to be said of each filter where filters are named, copied or applied (decisions/0128-complete-by-construction.md). */
export type FilterName = Exclude<keyof Filters, 'radius'>;

/** The filters, and how their games are shown. */
export interface Search extends Filters {
  sort: Sort;
  page: number;
  view: View;
  /** The first day that a calendar shows; null for the first of the search. */
  first: string | null;
  /** The visible part of the map; null if the filters decide. */
  at: MapAt | null;
  /** Whether the phone's drawer of filters is open. */
  drawer: boolean;
}

export const views = ['list', 'days', 'map'] as const;
export type View = (typeof views)[number];

interface MapAt {
  latitude: number;
  longitude: number;
  zoom: number;
}

export const someLevels = levels.filter((level) => level !== 'All levels');
type SomeLevel = (typeof someLevels)[number];
type Price = NonNullable<GamesQuery['price']>;
export const prices = every<Price>()(['any', 'free', 'under5', 'over5']);
export type Sort = NonNullable<GamesQuery['sort']>;
export const sorts = every<Sort>()(['upcoming', 'capacity', 'recent']);
type TournamentFilter = NonNullable<GamesQuery['tournament']>;
export const tournamentFilters = every<TournamentFilter>()(['show_games', 'show_tournaments']);

const playersMax = 99;
export const textMax = 100;

/** Reads the address, ignoring what is invalid. `today` is the day in Amsterdam. */
export function readSearch(query: URLSearchParams, today: string): Search {
  const dateFrom = clampDate(query.get('dateFrom'), today);
  const dateTo = clampDate(query.get('dateTo'), dateFrom ?? today);
  return {
    sports: someOf(sports, query.get('sports')),
    levels: someOf(someLevels, query.get('levels')),
    price: oneOf(prices, query.get('price')) ?? 'any',
    dateFrom,
    dateTo,
    numberOfPlayers: clampPlayers(query.get('numberOfPlayers')),
    evening: query.get('evening') === 'true',
    hasSpots: query.get('hasSpots') === 'true',
    tournament: oneOf(tournamentFilters, query.get('tournament')),
    ...readPlace(query),
    sort: oneOf(sorts, query.get('sort')) ?? 'upcoming',
    page: pageFromQuery(query),
    text: (query.get('query') ?? '').trim().slice(0, textMax),
    view: oneOf(views, query.get('view')) ?? 'list',
    first: clampDate(query.get('first'), today),
    at: readAt(query.get('at')),
    drawer: query.get('filters') === 'open',
  };
}

/** The address of a search, which contains only what differs from the defaults. */
export function writeSearch(search: Search): string {
  const query = new URLSearchParams();
  const { at } = search;
  // The address names filters as the call does, except that a place has its name too.
  for (const [name, value] of Object.entries(filtersOf({ ...search, place: null })))
    if (typeof value === 'string' || typeof value === 'number') query.set(name, String(value));
  writePlace(query, search);
  if (search.sort !== 'upcoming') query.set('sort', search.sort);
  if (search.page > 1) query.set('page', String(search.page));
  if (search.view !== 'list') query.set('view', search.view);
  if (search.view === 'days' && search.first) query.set('first', search.first);
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

type Asked = Omit<GamesQuery, 'sort' | 'page' | 'limit'>;

/** The filters of a call for a list or a map: each of those that there are, undefined where it doesn't narrow. */
export function filtersOf(search: Filters): { [Name in keyof Required<Asked>]: Asked[Name] } {
  const { place, price } = search;
  return {
    query: search.text || undefined,
    sports: search.sports.join(',') || undefined,
    levels: search.levels.join(',') || undefined,
    price: price === 'any' ? undefined : price,
    dateFrom: search.dateFrom ?? undefined,
    dateTo: search.dateTo ?? undefined,
    numberOfPlayers: search.numberOfPlayers ?? undefined,
    evening: search.evening ? 'true' : undefined,
    hasSpots: search.hasSpots ? 'true' : undefined,
    tournament: search.tournament ?? undefined,
    latitude: place?.latitude,
    longitude: place?.longitude,
    radius: place ? search.radius : undefined,
  };
}

/** Whether any filter narrows the search. */
export const isFiltered = (search: Filters): boolean =>
  Object.values(filtersOf(search)).some((value) => value !== undefined);

/** The filters that apply around any city: all except the place. */
export function cityFiltersOf(search: Search): Omit<GamesQuery, 'latitude' | 'longitude' | 'sort' | 'page' | 'limit'> {
  const { radius } = search;
  return { ...filtersOf({ ...search, place: null }), ...(radius !== searchRadiusDefaultKm && { radius }) };
}

/** The search with a change, back on its first page; a new place moves the map. */
export function changed(search: Search, change: Partial<Search>): Search {
  const at = change.place === undefined && change.radius === undefined ? search.at : null;
  return { ...search, page: 1, first: null, at, ...change };
}

/** The search without filters, shown in the same way. */
export function withoutFilters({ sort, view, drawer }: Search): Search {
  return { ...readSearch(new URLSearchParams(), ''), sort, view, drawer };
}

/** Adds a value, or removes it if present. */
export function toggled<T>(values: readonly T[], value: T): readonly T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** Clamps earlier days to `first` (product.md#finding-games); an invalid day doesn't narrow the search. */
export function clampDate(value: string | null, first: string): string | null {
  const day = readDay(value);
  return day !== null && day < first ? first : day;
}

/** Numbers are not negative; 0 doesn't narrow the search. */
export function clampPlayers(value: string | null): number | null {
  const number = Math.trunc(Number(value));
  return number > 0 ? Math.min(number, playersMax) : null;
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
