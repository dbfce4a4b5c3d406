import type { GameFieldsInput } from '@rondo/contract';
import { gameForm, type Level, type Sport, type Surface } from '@rondo/rules';

export interface ChosenPlace {
  latitude: number;
  longitude: number;
  address: string;
  city: string;
  country: string;
  /** Name of the venue. */
  venue: string;
}

/** The form as it is typed: numbers are still text. */
export interface GameDraft {
  name: string;
  description: string;
  contact: string;
  sport: Sport | '';
  level: Level | '';
  surface: Surface | '';
  field: string;
  minimum: string;
  players: string;
  free: boolean;
  price: string;
  passcode: string;
  /** `2026-12-01T20:00`, local to Europe/Amsterdam. */
  startsAt: string;
  /** Hours. */
  duration: string;
  place: ChosenPlace | null;
}

/** Defaults of 1-games §5; organisers create free games only. */
export function emptyDraft(free: boolean): GameDraft {
  return {
    name: '',
    description: '',
    contact: '',
    sport: '',
    level: '',
    surface: '',
    field: '',
    minimum: String(gameForm.minimumPlayersDefault),
    players: '',
    free,
    price: free ? '0' : String(gameForm.priceDefaultCents / 100),
    passcode: '',
    startsAt: '',
    duration: '',
    place: null,
  };
}

/** A number as people type it, with a point or a comma; NaN when it is none. */
export function numberOf(text: string): number {
  const digits = text.trim().replace(',', '.');
  return digits === '' ? Number.NaN : Number(digits);
}

/** A draft without errors, as the API takes it. */
export function toFields(draft: GameDraft): GameFieldsInput {
  const { place, sport, level, surface } = draft;
  if (!place || !sport || !level || !surface) throw new Error('A draft with errors is not sent');
  return {
    name: draft.name,
    description: draft.description,
    contact_details: draft.contact,
    sport,
    level,
    field_type: surface,
    field_identifier: draft.field,
    minimum_players_threshold: numberOf(draft.minimum),
    players: numberOf(draft.players),
    isPayingGame: !draft.free,
    price: draft.free ? 0 : numberOf(draft.price),
    passcode: draft.passcode,
    game_date: draft.startsAt,
    duration: numberOf(draft.duration),
    location: {
      coordinates: [place.longitude, place.latitude],
      address: place.address,
      city: place.city,
      country: place.country,
      description: place.venue,
    },
  };
}
