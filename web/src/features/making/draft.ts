import type { GameDetails, GameFieldsInput } from '@rondo/contract';
import { externalEvent, gameForm, type Level, type Sport, type Surface } from '@rondo/rules';
import type { TournamentEntry } from '@rondo/rules/tournament-form';
import { canBeWon, offRondo, type OnRondo, teamsOf, usualOnRondo } from './on-rondo/on-rondo.ts';
import { localOf, nextSameWeekday } from '../../platform/local-time.ts';

/** A place in the form of the call. */
export interface GamePlace {
  /** Longitude and latitude of the pin; null for a typed address that hasn't been found yet. */
  coordinates: [number, number] | null;
  address: string;
  city: string;
  country: string;
  /** The venue's name. */
  description: string;
}

/** A step of early-bird prices. */
export interface EarlyBirdRow {
  /** Identifies the row on screen. */
  key: string;
  /** The number that {@link numbered} gives it. */
  priority: number | '';
  /** The number that the server has for it; null for a new one. */
  was: number | null;
  /** An entry with `occupied` spots can no longer be removed or moved. */
  spots: { total: string; occupied: number };
  discount: { discount_type: 'percentage' | 'fixed'; discount_value: string };
}

export interface TeamRow {
  key: string;
  /** Empty for a new team. */
  _id: string;
  name: string;
  color: string;
  team_size: string;
  /** Players now in it. */
  team_members: number;
}

/** The form as typed, with a field for each field of its calls; numbers are still text. */
export type GameDraft = ReturnType<typeof emptyDraft>;

export const emptyPlace: GamePlace = { coordinates: null, address: '', city: '', country: '', description: '' };

/** Defaults (product.md#creating-games, decisions/0047-creating.md); organisers create free games only. */
export function emptyDraft(isFree: boolean) {
  return {
    name: '',
    sport: '' as Sport | '',
    level: 'All levels' as Level | '',
    description: '',
    photo: null as File | null,
    tournament: false,
    tournament_external: false,
    tournament_org: '',
    tournament_link: '',
    /** How a tournament that is played on Rondo is made. */
    onRondo: offRondo,
    /** `2026-12-01T20:00`, local to Europe/Amsterdam. */
    game_date: '',
    /** In hours. */
    duration: '1.5',
    /** The number of weekly games; '1' is a single game. */
    repeat_weeks: '1',
    location: emptyPlace,
    field_type: '' as Surface | '',
    /** Names of the fields or halls, joined with commas. */
    field_identifier: '',
    organisational_details: '',
    minimum_players_threshold: String(gameForm.minimumPlayersDefault),
    players: '',
    teams: [] as readonly TeamRow[],
    isPayingGame: !isFree,
    price: isFree ? '0' : String(gameForm.priceDefaultCents / 100),
    external_member_price: String(externalEvent.memberPriceCents / 100),
    /** The server never sends an existing passcode, so it is kept unless set anew or removed. */
    passcodeMode: 'set' as 'keep' | 'set' | 'remove',
    passcode: '',
    /** Days before the start; empty for at once. */
    signup_opens_in_days: '',
    placeholder_player_number: '',
    /** The lowest score that may join; empty for no limit. */
    levelLimit: '',
    elo_disabled: false,
    early_bird: [] as readonly EarlyBirdRow[],
    contact_details: '',
    groupchat: '',
    communities: [] as readonly string[],
  } satisfies Record<Exclude<keyof GameFieldsInput, 'fromDemand'> | 'photo' | 'passcodeMode' | 'onRondo', unknown>;
}

/**
 * An existing game as a draft. Every field is set here rather than taken from an empty draft, because an edit would save a field that was
 * forgotten.
 */
export function draftOfGame(game: GameDetails): GameDraft {
  const { price, location, external_member_price: memberPrice, signup_opens_in_days: days } = game;
  const empty = emptyDraft(price === 0);
  return {
    photo: null,
    repeat_weeks: empty.repeat_weeks,
    isPayingGame: empty.isPayingGame,
    passcode: '',
    name: game.name,
    sport: game.sport,
    level: game.level,
    description: game.description,
    tournament: game.tournament,
    tournament_external: game.tournament_external,
    tournament_org: game.tournament_org ?? '',
    tournament_link: game.tournament_link ?? '',
    onRondo: empty.onRondo,
    game_date: localOf(Date.parse(game.game_date)),
    duration: String(Math.round(game.duration * 100) / 100),
    location: {
      coordinates: location.coordinates,
      address: location.address,
      city: location.city,
      country: location.country,
      description: location.description,
    },
    field_type: game.field_type,
    field_identifier: game.field_identifier,
    organisational_details: game.organisational_details,
    minimum_players_threshold: String(game.minimum_players_threshold),
    players: String(game.players),
    teams: game.teams.map((team) => ({ ...team, key: team._id, team_size: String(team.team_size) })),
    price: euros(price),
    external_member_price: memberPrice === null ? empty.external_member_price : euros(memberPrice),
    passcodeMode: game.hasPasscode ? 'keep' : 'set',
    signup_opens_in_days: days === null ? '' : String(days),
    placeholder_player_number: game.placeholder_player_number > 0 ? String(game.placeholder_player_number) : '',
    levelLimit: game.levelLimit > 0 ? String(game.levelLimit) : '',
    elo_disabled: game.elo_disabled,
    early_bird: game.early_bird
      .toSorted((a, b) => a.priority - b.priority)
      .map(({ priority, spots: { total, occupied }, discount }) => ({
        key: String(priority),
        priority,
        was: priority,
        spots: { total: String(total), occupied },
        discount: { ...discount, discount_value: String(discount.discount_value) },
      })),
    contact_details: game.contact_details,
    groupchat: game.groupchat ?? '',
    communities: game.communities.slice(0, 1).map(({ _id }) => _id),
  };
}

/** A copy of a game: the next possible week at the same time, without its picture, passcode and players. */
export function draftOfCopy(game: GameDetails, { now, freeOnly }: { now: number; freeOnly: boolean }): GameDraft {
  const draft = draftOfGame(game);
  const anew = draft.early_bird.map((row) => ({ ...row, was: null, spots: { ...row.spots, occupied: 0 } }));
  return {
    ...draft,
    ...(freeOnly && { isPayingGame: false, price: '0' }),
    early_bird: freeOnly ? [] : numbered(anew),
    passcodeMode: 'set',
    game_date: nextSameWeekday(Date.parse(game.game_date), now),
    ...(game.tournament_entry
      ? { teams: [], onRondo: onRondoLike(game, game.tournament_entry) }
      : { teams: draft.teams.map((team) => ({ ...team, _id: '', team_members: 0 })) }),
  };
}

/** A tournament with as many places; how it is played is that of its sport, because a game doesn't say it. */
function onRondoLike({ sport, teams }: GameDetails, entry: TournamentEntry): OnRondo {
  const usual = usualOnRondo(sport);
  const size = entry === 'team' ? usual.teamSize : String(teams[0]?.team_size ?? usual.teamSize);
  return { ...usual, ...teamsOf(String(teams.length)), entry, teamSize: size };
}

/** Numbers early-bird prices in their order; a price keeps the number that the server has for it if possible. */
export function numbered(rows: readonly EarlyBirdRow[]): EarlyBirdRow[] {
  let last = 0;
  return rows.map((row) => {
    last = Math.max(last + 1, row.was ?? 0);
    return { ...row, priority: last };
  });
}

/** The passcode for an edit; undefined leaves the game's passcode as it is. */
export const passcodeOf = ({ passcodeMode, passcode }: GameDraft) =>
  ({ keep: undefined, set: passcode, remove: '' })[passcodeMode];

/** Whether it is a tournament that is played on Rondo, with places that captains name. */
export const isOnRondo = ({ tournament, onRondo, sport }: GameDraft): boolean =>
  tournament && onRondo.isOn && canBeWon(sport);

/** Whether teams are made in the form; an external tournament has its teams made elsewhere. */
export function hasTeams(draft: GameDraft): boolean {
  return draft.tournament && !draft.tournament_external && !isOnRondo(draft);
}

export function isExternal(draft: GameDraft): boolean {
  return draft.tournament && draft.tournament_external && !isOnRondo(draft);
}

/** The fields that the form doesn't ask for now, and so doesn't send. */
export function notAsked(draft: GameDraft): (keyof GameDraft)[] {
  const external = isExternal(draft);
  return [
    ...(draft.isPayingGame ? [] : (['early_bird'] as const)),
    ...(external ? [] : (['tournament_org'] as const)),
    ...(external && draft.isPayingGame ? [] : (['external_member_price'] as const)),
    ...(hasTeams(draft) ? [] : (['teams'] as const)),
    ...(isOnRondo(draft)
      ? (['minimum_players_threshold', 'players', 'placeholder_player_number', 'repeat_weeks'] as const)
      : (['onRondo'] as const)),
    ...(draft.tournament && !isOnRondo(draft) ? [] : (['tournament_external', 'tournament_link'] as const)),
    ...(draft.passcodeMode === 'set' ? [] : (['passcode'] as const)),
  ];
}

/** An amount as people type it: `6.50` or `7`. */
function euros(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}
