import type { GameStatus } from './limits.ts';
import { type Actor, type LedGame, leadsGame, mayLead, maySeePlayers } from './permissions.ts';

/** The places where people find games they do not know of yet. */
export type GameList = 'search' | 'map' | 'cities' | 'community' | 'home' | 'tournaments' | 'alternatives' | 'sitemap';

/**
 * Whether a list includes cancelled games: yes where the status is shown, so that nobody wonders where a game went; no where games are recommended.
 */
export const listsCancelled: Record<GameList, boolean> = {
  search: true,
  map: true,
  cities: true,
  community: true,
  home: false,
  tournaments: false,
  alternatives: false,
  sitemap: false,
};

/** The facts that decide whether a list shows a game. */
export interface ListedGame {
  status: GameStatus;
  archived: boolean;
  startsAt: Date;
  /** Whether its community is private. */
  isPrivate: boolean;
}

/**
 * Whether a list shows a game to somebody (product.md#private-games): upcoming games, those of a private community only to its members. A passcode
 * hides nothing: it is asked for on joining (decisions/0027-private-games.md).
 */
export function isListed(list: GameList, game: ListedGame, reader: { isMember: boolean }, now: Date): boolean {
  if (game.archived || game.startsAt < now) return false;
  if (game.status === 'cancelled' && !listsCancelled[list]) return false;
  return !game.isPrivate || reader.isMember;
}

/** A person's relation to a game, apart from their role. */
export interface Standing {
  /** Whether they are an approved member of its community. */
  isMember: boolean;
  /** Whether they play in it, did so until it was cancelled, wait for it, or paid for somebody in it. */
  takesPart: boolean;
  /** Whether they came by the game's private link; a key from the passcode does not count. */
  hasPrivateLink: boolean;
}

/** The facts that decide who may see a game; the organiser is null if there is none. */
interface GuardedGame extends LedGame {
  isPrivate: boolean;
}

/**
 * Whether somebody may see a game: its page, live updates, preview and calendar. Of a private community's games, others learn only the
 * community, sport and city (product.md#private-games). Players who left the community keep their spots, and still see those games.
 */
export function maySeeGame(actor: Actor, game: GuardedGame, standing: Standing): boolean {
  return mayEnterGame(actor, game, standing) || standing.takesPart;
}

/** Whether somebody may take a spot in a game, as far as its community is concerned. */
export function mayEnterGame(actor: Actor, game: GuardedGame, standing: Omit<Standing, 'takesPart'>): boolean {
  return !game.isPrivate || standing.isMember || standing.hasPrivateLink || leadsGame(actor, game);
}

/** What hides scores: a setting of the game, or of its community. */
export interface ScoreSecrecy {
  eloDisabled: boolean;
  community: { showElo: boolean; isRatingVisible: boolean } | null;
}

/** Whether players see each other's scores in a game (product.md#score). The person who makes its teams always sees them. */
export function showsScores({ eloDisabled, community }: ScoreSecrecy): boolean {
  return !eloDisabled && (community === null || (community.showElo && community.isRatingVisible));
}

/** How much somebody sees of a game's players: only their number; their names, with scores unless hidden; or all scores. */
export type Sight = 'visitors' | 'players' | 'organisers';

export function sightOf(actor: Actor, game: LedGame): Sight {
  if (!maySeePlayers(actor)) return 'visitors';
  return mayLead(actor, game, 'players') ? 'organisers' : 'players';
}
