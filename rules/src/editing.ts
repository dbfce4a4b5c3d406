import { isOneSideEnough } from './challenges.ts';
import { cutoffAt, type GameTimes, refuseChange } from './game-status.ts';
import type { GameStatus } from './limits.ts';
import type { Cents } from './money.ts';
import type { Sport } from './sports.ts';

/** Where a game is played; coordinates in degrees. */
export interface GamePlace {
  latitude: number;
  longitude: number;
  address: string;
  /** Name of the hall or field. */
  venue: string;
}

/** A game as it stands, with its row locked. */
export interface EditedGame extends GameTimes {
  status: GameStatus;
  archived: boolean;
  durationMinutes: number;
  place: GamePlace;
  sport: Sport;
  tournament: boolean;
  /** Whether its teams are the places of a tournament that is played on Rondo. */
  hasPlaces: boolean;
  /** Whether its teams are the sides of a challenge. */
  hasSides: boolean;
  capacity: number;
  joinedCount: number;
  /** Unexpired spots held for people who are paying. */
  activeHolds: number;
  teams: readonly { position: number; name: string; size: number; memberCount: number }[];
}

/** The values in the form. */
export interface WantedGame {
  startsAt: Date;
  durationMinutes: number;
  place: GamePlace;
  priceCents: Cents;
  capacity: number;
  minimumPlayers: number;
  sport: Sport;
  tournament: boolean;
  teams: readonly { position: number; size: number }[];
}

/** The changes that players are told about. */
export const gameChanges = ['time', 'place', 'price'] as const;
export type GameChange = (typeof gameChanges)[number];

export type EditDecision =
  | {
      outcome: 'edit';
      changes: GameChange[];
      /** Whether the deadlines are counted anew from now. */
      rescheduled: boolean;
      /** Whether everything that was paid is refunded. */
      becomesFree: boolean;
      cutoffAt: Date;
    }
  | {
      outcome: 'refuse';
      code:
        | 'game_cancelled'
        | 'game_archived'
        | 'game_started'
        | 'kind_fixed'
        | 'places_fixed'
        | 'challenge_sides_stay'
        | 'challenge_minimum'
        | 'capacity_below_joined'
        | 'team_in_use';
      /** `joined`: the number of spots taken or held; `team`: the team's name. */
      params?: { joined?: number; team?: string };
    };

/**
 * Whether a game can be edited like this, and what the edit leads to (product.md#editing-games). No edit takes a spot away: neither the
 * maximum nor a team's size goes below what is taken. Early-bird entries may change freely, since players keep the price they have. A new
 * start, or becoming free or paid, resets the deadlines as if the game were created now. Becoming free refunds everyone in full, and they
 * stay in (decisions/0008-editing.md). The places of a tournament that is played on Rondo stay as they were made, and so does its sport; those of
 * a challenge stay too, and both are needed.
 */
export function decideEdit(game: EditedGame, wanted: WantedGame, now: Date): EditDecision {
  const closed = refuseChange(game, now);
  const refusal: EditRefusal | null = closed ? { outcome: 'refuse', code: closed } : refusedBySpots(game, wanted);
  if (refusal) return refusal;
  const newStart = wanted.startsAt.getTime() !== game.startsAt.getTime();
  const changes: GameChange[] = [];
  if (newStart || wanted.durationMinutes !== game.durationMinutes) changes.push('time');
  if (!samePlace(game.place, wanted.place)) changes.push('place');
  if (wanted.priceCents !== game.priceCents) changes.push('price');
  const rescheduled = newStart || wanted.priceCents > 0 !== game.priceCents > 0;
  const createdAt = rescheduled ? now : game.createdAt;
  const becomesFree = game.priceCents > 0 && wanted.priceCents === 0;
  return { outcome: 'edit', changes, rescheduled, becomesFree, cutoffAt: cutoffAt({ ...wanted, createdAt }) };
}

type EditRefusal = Extract<EditDecision, { outcome: 'refuse' }>;

function refusedBySpots(game: EditedGame, wanted: WantedGame): EditRefusal | null {
  const taken = game.joinedCount + game.activeHolds;
  if (wanted.capacity < taken) return { outcome: 'refuse', code: 'capacity_below_joined', params: { joined: taken } };
  if (wanted.tournament !== game.tournament && taken > 0) return { outcome: 'refuse', code: 'kind_fixed' };
  const sizeOf = (position: number) => wanted.teams.find((team) => team.position === position)?.size ?? 0;
  const samePlaces =
    wanted.tournament &&
    wanted.sport === game.sport &&
    wanted.capacity === game.capacity &&
    wanted.teams.length === game.teams.length &&
    game.teams.every(({ position, size }) => sizeOf(position) === size);
  if (game.hasPlaces && !samePlaces) return { outcome: 'refuse', code: 'places_fixed' };
  if (game.hasSides && (wanted.tournament || wanted.capacity !== game.capacity))
    return { outcome: 'refuse', code: 'challenge_sides_stay' };
  if (game.hasSides && isOneSideEnough(wanted)) return { outcome: 'refuse', code: 'challenge_minimum' };
  const small = wanted.tournament && game.teams.find(({ position, memberCount }) => memberCount > sizeOf(position));
  return small ? { outcome: 'refuse', code: 'team_in_use', params: { team: small.name } } : null;
}

function samePlace(a: GamePlace, b: GamePlace): boolean {
  return a.latitude === b.latitude && a.longitude === b.longitude && a.address === b.address && a.venue === b.venue;
}
