import { searchRadiiKm, type Sport, sports, type WeekPart } from '@rondo/rules';
import { wishRadiiKm } from '@rondo/rules/wishes';
import type { Wish } from '@rondo/contract';
import { type FilterName, readSearch, type Search, writeSearch } from '../../features/finding/search.ts';
import type { WishDraft } from '../../features/wishes/wish-sheet.tsx';

/** The user's own facts about how they play. */
interface Said {
  likedSports: readonly Sport[];
  playingHours: readonly WeekPart[];
  place: WishDraft['place'];
}

const evenings: readonly WeekPart[] = ['weekdayEvening', 'weekendEvening'];
const maxEuros = { any: null, free: 0, under5: 5, over5: null } as const;

const nothing = () => ({});
/** What each filter of the list says about a wish. */
const saidBy = {
  text: nothing,
  sports: ({ sports: wanted }) => (wanted.length > 0 ? { sports: [...wanted] } : {}),
  levels: ({ levels }) => ({ levels: [...levels] }),
  price: ({ price }) => ({ maxPrice: maxEuros[price] }),
  dateFrom: nothing,
  dateTo: nothing,
  numberOfPlayers: nothing,
  evening: ({ evening }) => (evening ? { parts: [...evenings] } : {}),
  hasSpots: nothing,
  tournament: nothing,
  place: ({ place, radius }) => ({
    ...(place && place.name !== '' && { place: { name: place.name, coordinates: [place.longitude, place.latitude] } }),
    radius: wishRadiiKm.find((km) => km >= radius) ?? wishRadiiKm.at(-1) ?? 0,
  }),
} satisfies Record<FilterName, (search: Search) => Partial<WishDraft>>;

/** The initial values of a new wish: the filters in the address, or else the user's own facts. */
export function draftOf(query: URLSearchParams, today: string, { likedSports, playingHours, place }: Said): WishDraft {
  const search = readSearch(query, today);
  let draft: WishDraft = {
    sports: [...likedSports],
    parts: [...playingHours],
    place,
    radius: 0,
    levels: [],
    maxPrice: null,
    telling: 'at_once',
  };
  for (const said of Object.values(saidBy)) draft = { ...draft, ...said(search) };
  return draft;
}

/** The wish as it stands. */
export function draftFrom({ sports, parts, place, radius, levels, maxPrice, telling }: Wish): WishDraft {
  return { sports, parts, place, radius, levels, maxPrice, telling };
}

/** The address of the list of games that matches a wish best. */
export function listOf({ sports: wished, place, radius, levels, parts, maxPrice }: Wish, today: string): string {
  const [longitude, latitude] = place.coordinates;
  const search: Search = {
    ...readSearch(new URLSearchParams(), today),
    sports: wished.length === sports.length ? [] : wished,
    levels,
    price: maxPrice === 0 ? 'free' : 'any',
    evening: parts.every((part) => part.endsWith('Evening')),
    place: { name: place.name, latitude, longitude },
    radius: searchRadiiKm.find((km) => km >= radius) ?? radius,
  };
  return writeSearch(search);
}
