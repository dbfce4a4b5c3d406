import { searchRadiiKm, type Sport, sports, type WeekPart } from '@rondo/rules';
import { wishRadiiKm } from '@rondo/rules/wishes';
import type { Wish } from '@rondo/contract';
import { readSearch, type Search, writeSearch } from '../../features/finding/search.ts';
import type { WishDraft } from '../../features/wishes/wish-sheet.tsx';

/** The user's own facts about how they play. */
interface Said {
  likedSports: readonly Sport[];
  playingHours: readonly WeekPart[];
  place: WishDraft['place'];
}

const evenings: readonly WeekPart[] = ['weekdayEvening', 'weekendEvening'];
const maxEuros = { any: null, free: 0, under5: 5, over5: null } as const;

/** The initial values of a new wish: the filters in the address, or else the user's own facts. */
export function draftOf(query: URLSearchParams, today: string, { likedSports, playingHours, place }: Said): WishDraft {
  const search = readSearch(query, today);
  const { latitude, longitude, name } = search.place ?? { latitude: 0, longitude: 0, name: '' };
  return {
    sports: search.sports.length > 0 ? [...search.sports] : [...likedSports],
    parts: search.evening ? [...evenings] : [...playingHours],
    place: search.place && name !== '' ? { name, coordinates: [longitude, latitude] } : place,
    radius: wishRadiiKm.find((km) => km >= search.radius) ?? wishRadiiKm.at(-1) ?? 0,
    levels: [...search.levels],
    maxPrice: maxEuros[search.price],
    telling: 'at_once',
  };
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
