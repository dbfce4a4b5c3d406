import { externalEvent, gameForm, type Level, type Sport, type Surface } from '@rondo/rules';

export interface ChosenPlace {
  /** Where the pin is; null for an address that was typed and isn't found yet. */
  point: { latitude: number; longitude: number } | null;
  address: string;
  city: string;
  country: string;
  /** Name of the venue. */
  venue: string;
}

/** A step of early-bird prices; their order in the draft is their priority. */
export interface EarlyBirdDraft {
  /** Of the row on screen. */
  key: string;
  spots: string;
  kind: 'percentage' | 'fixed';
  /** Percent, or euros when fixed. */
  value: string;
  /** The number it has on the server; null for a new one. */
  priority: number | null;
  /** Spots that are taken: the entry can't go or move any more. */
  occupied: number;
}

export interface TeamDraft {
  key: string;
  /** Null for a new team. */
  id: string | null;
  name: string;
  color: string;
  size: string;
  /** Players in it now. */
  members: number;
}

/** The form as it is typed: numbers are still text. */
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
  /** Lowest score that may join; empty is none. */
  levelLimit: string;
  eloDisabled: boolean;
  minimum: string;
  players: string;
  placeholders: string;
  free: boolean;
  price: string;
  earlyBirds: EarlyBirdDraft[];
  /** A passcode that exists never left the server: it is kept unless one is set or it is removed. */
  passcodeMode: 'keep' | 'set' | 'remove';
  passcode: string;
  /** `2026-12-01T20:00`, local to Europe/Amsterdam. */
  startsAt: string;
  /** Hours. */
  duration: string;
  /** How many games, one a week; '1' is just this one. */
  repeat: string;
  /** Days before the start; empty is at once. */
  signupDays: string;
  groupchat: string;
  /** Id of the community; empty is none. */
  community: string;
  place: ChosenPlace;
  tournament: boolean;
  external: boolean;
  teams: TeamDraft[];
  /** Of an external tournament. */
  organisation: string;
  tournamentLink: string;
  memberPrice: string;
}

const emptyPlace: ChosenPlace = { point: null, address: '', city: '', country: '', venue: '' };

/** Defaults of 1-games §5; organisers create free games only. */
export function emptyDraft(free: boolean): GameDraft {
  return {
    name: '',
    description: '',
    contact: '',
    organisational: '',
    sport: '',
    level: '',
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
    duration: '',
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

/** A number as people type it, with a point or a comma; NaN when it is none. */
export function numberOf(text: string): number {
  const digits = text.trim().replace(',', '.');
  return digits === '' ? Number.NaN : Number(digits);
}

/** Teams are made in the form; an external tournament has its own. */
export function hasTeams({ tournament, external }: Pick<GameDraft, 'tournament' | 'external'>): boolean {
  return tournament && !external;
}

export function isExternal({ tournament, external }: Pick<GameDraft, 'tournament' | 'external'>): boolean {
  return tournament && external;
}
