import type { GameStatus } from './limits.ts';
import { type Actor, mayEditGame, maySeePlayers } from './permissions.ts';

/** Ways to find games that one does not know of yet. */
export type GameList = 'search' | 'map' | 'cities' | 'community' | 'home' | 'tournaments' | 'alternatives' | 'sitemap';

/**
 * Whether a list tells of cancelled games: where the status is shown, so that nobody wonders where a game went; not where a game
 * is recommended.
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

/** What a list needs to know of a game. */
export interface ListedGame {
  status: GameStatus;
  archived: boolean;
  startsAt: Date;
  /** Whether its community is private. */
  isPrivate: boolean;
}

/**
 * Whether a game stands in a list for somebody (3-decisions §3): games to come; of a private community to its members only. A
 * passcode hides nothing: it is asked of who joins.
 */
export function isListed(list: GameList, game: ListedGame, reader: { isMember: boolean }, now: Date): boolean {
  if (game.archived || game.startsAt < now) return false;
  if (game.status === 'cancelled' && !listsCancelled[list]) return false;
  return !game.isPrivate || reader.isMember;
}

/** How somebody stands to a game beside their role. */
export interface Standing {
  /** An approved member of its community. */
  isMember: boolean;
  /** Plays in it, did until it was cancelled, waits for it, or paid for somebody in it. */
  takesPart: boolean;
  /** Came by the game's private link. A key from the passcode is none. */
  hasPrivateLink: boolean;
}

/** What opens a game to its readers; the organiser is null where nobody is. */
interface GuardedGame {
  isPrivate: boolean;
  organiserId: string | null;
}

/**
 * Whether somebody may look at a game: its page, live updates, preview, calendar. Of a private community's games others learn the
 * community, sport and city only (3-decisions §3). Who left the community keeps their spots, and sees those games.
 */
export function maySeeGame(actor: Actor, game: GuardedGame, standing: Standing): boolean {
  return mayEnterGame(actor, game, standing) || standing.takesPart;
}

/** Whether somebody may take a spot in a game, as far as its community goes. */
export function mayEnterGame(actor: Actor, game: GuardedGame, standing: Omit<Standing, 'takesPart'>): boolean {
  return !game.isPrivate || standing.isMember || standing.hasPrivateLink || mayEditGame(actor, game);
}

/** What hides scores: a game that goes without them, or its community. */
export interface ScoreSecrecy {
  eloDisabled: boolean;
  community: { showElo: boolean; isRatingVisible: boolean } | null;
}

/** Whether players see each other's scores in a game (3-decisions §5). Who makes its teams needs them, and always does. */
export function showsScores({ eloDisabled, community }: ScoreSecrecy): boolean {
  return !eloDisabled && (community === null || (community.showElo && community.isRatingVisible));
}

/** How much of a game's people somebody sees: how many there are; who, with scores unless they are hidden; all scores. */
export type Sight = 'visitors' | 'players' | 'organisers';

export function sightOf(actor: Actor, game: { organiserId: string | null }): Sight {
  if (!maySeePlayers(actor)) return 'visitors';
  return mayEditGame(actor, game) ? 'organisers' : 'players';
}
