import { type Level, levels, sizePresets, sports, type Sport, type WeekPart, weekParts } from '@rondo/rules';
import { startIn } from '@rondo/rules/demand';
import { localOf } from '../../platform/local-time.ts';
import { emptyPlace, type GameDraft } from './draft.ts';

/** A game that people wish for, as the demand board asks for it (product.md#demand). */
export interface WantedGame {
  sport: Sport;
  part: WeekPart;
  level: Level;
  /** In euros; null for any price. */
  price: number | null;
  city: string;
  latitude: number;
  longitude: number;
}

/** The address of the form that creates such a game. */
export function createPath({ price, ...wanted }: WantedGame): string {
  const query = new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, String(value)]));
  if (price !== null) query.set('price', String(price));
  return `/create?${query.toString()}`;
}

/** Reads the address; null if it asks for no such game. */
export function readWanted(query: URLSearchParams): WantedGame | null {
  const sport = sports.find((one) => one === query.get('sport'));
  const part = weekParts.find((one) => one === query.get('part'));
  const [latitude, longitude] = ['latitude', 'longitude'].map((name) => Number(query.get(name) ?? Number.NaN));
  const price = Number(query.get('price'));
  if (!sport || !part || !latitude || !longitude) return null;
  return {
    sport,
    part,
    level: levels.find((one) => one === query.get('level')) ?? 'All levels',
    price: query.has('price') && Number.isFinite(price) ? price : null,
    city: (query.get('city') ?? '').slice(0, 100),
    latitude,
    longitude,
  };
}

/** The form's initial values: all but the venue, which the organiser looks for around the town. */
export function draftOfWanted(
  { sport, part, level, price, ...at }: WantedGame,
  { now, freeOnly }: { now: number; freeOnly: boolean },
): Partial<GameDraft> {
  const [size] = sizePresets(sport);
  return {
    sport,
    level,
    game_date: startIn(part, localOf(now)),
    location: { ...emptyPlace, coordinates: [at.longitude, at.latitude], city: at.city },
    ...(size && { minimum_players_threshold: String(size.minimum), players: String(size.players) }),
    ...(!freeOnly && price !== null && { isPayingGame: price > 0, price: String(price) }),
  };
}
