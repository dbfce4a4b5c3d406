import { externalEvent, gameForm, type Level, type Sport, type Surface } from '@rondo/rules';

export interface ChosenPlace {
  /** Where the pin is; null for a typed address that hasn't been found yet. */
  point: { latitude: number; longitude: number } | null;
  address: string;
  city: string;
  country: string;
  /** The venue's name. */
  venue: string;
}

/** A step of early-bird prices; their order in the draft is their priority. */
export interface EarlyBirdDraft {
  /** Identifies the row on screen. */
  key: string;
  spots: string;
  kind: 'percentage' | 'fixed';
  /** A percentage, or euros when fixed. */
  value: string;
  /** Its number on the server; null for a new one. */
  priority: number | null;
  /** Spots taken; an entry with any can no longer be removed or moved. */
  occupied: number;
}

export interface TeamDraft {
  key: string;
  /** Null for a new team. */
  id: string | null;
  name: string;
  color: string;
  size: string;
  /** Players now in it. */
  members: number;
}

/** The form as typed: numbers are still text. */
export interface GameDraft {
  name: string;
  description: string;
  contact: string;
  organisational: string;
  sport: Sport | '';
  level: Level | '';
  surface: Surface | '';
  /** Names of the fields or halls. */
  fields: string[];
  /** Lowest score that may join; empty for no limit. */
  levelLimit: string;
  eloDisabled: boolean;
  minimum: string;
  players: string;
  placeholders: string;
  free: boolean;
  price: string;
  earlyBirds: EarlyBirdDraft[];
  /** The server never sends an existing passcode, so it is kept unless set anew or removed. */
  passcodeMode: 'keep' | 'set' | 'remove';
  passcode: string;
  /** `2026-12-01T20:00`, local to Europe/Amsterdam. */
  startsAt: string;
  /** Hours. */
  duration: string;
  /** How many games, one a week; '1' is a single game. */
  repeat: string;
  /** Days before the start; empty for at once. */
  signupDays: string;
  groupchat: string;
  /** Id of the community; empty for none. */
  community: string;
  place: ChosenPlace;
  tournament: boolean;
  external: boolean;
  teams: TeamDraft[];
  /** For an external tournament. */
  organisation: string;
  tournamentLink: string;
  memberPrice: string;
}

export const emptyPlace: ChosenPlace = { point: null, address: '', city: '', country: '', venue: '' };

/** Defaults (product.md#creating-games, decisions/0047-creating.md); organisers create free games only. */
export function emptyDraft(free: boolean): GameDraft {
  return {
    name: '',
    description: '',
    contact: '',
    organisational: '',
    sport: '',
    level: 'All levels',
    surface: '',
    fields: [],
    levelLimit: '',
    eloDisabled: false,
    minimum: String(gameForm.minimumPlayersDefault),
    players: '',
    placeholders: '',
    free,
    price: free ? '0' : String(gameForm.priceDefaultCents / 100),
    earlyBirds: [],
    passcodeMode: 'set',
    passcode: '',
    startsAt: '',
    duration: '1.5',
    repeat: '1',
    signupDays: '',
    groupchat: '',
    community: '',
    place: emptyPlace,
    tournament: false,
    external: false,
    teams: [],
    organisation: '',
    tournamentLink: '',
    memberPrice: String(externalEvent.memberPriceCents / 100),
  };
}

/** Reads a number with a point or a comma; NaN if it isn't one. */
export function numberOf(text: string): number {
  const digits = text.trim().replace(',', '.');
  return digits === '' ? Number.NaN : Number(digits);
}

/** Whether teams are made in the form; an external tournament makes its own. */
export function hasTeams({ tournament, external }: Pick<GameDraft, 'tournament' | 'external'>): boolean {
  return tournament && !external;
}

export function isExternal({ tournament, external }: Pick<GameDraft, 'tournament' | 'external'>): boolean {
  return tournament && external;
}
