import type { GameDetails, Me } from '@rondo/contract';
import { hasRoomForOthers } from '../../features/joining/next-action.ts';

// Decides which parts the page of a game has for its viewer, so that nothing is loaded for the others.

/** Whether there are messages to read or to decide about, or the viewer may write some. */
export function hasMessages({ messages, rights }: NonNullable<GameDetails['viewer']>): boolean {
  return messages > 0 || rights.includes('message');
}

/** Whether the user may invite others: the game's players and its organiser may, while it can be joined and has a spot. */
export function mayInvite(game: GameDetails, user: Me | null, now: number): boolean {
  const takesPart = game.viewer?.joined || game.organizer._id === user?._id;
  if (user === null || user.role === 'guest' || !takesPart) return false;
  return hasRoomForOthers(game, now);
}

/** Whether the game's series may have a pass; nothing is loaded for any other game. */
export function mayHavePass(game: GameDetails): boolean {
  const isOn = game.status !== 'cancelled' && !game.archived;
  return game.series !== null && game.price > 0 && !game.tournament_external && isOn;
}

/** Whether the game has teams, and the viewer plays in it or leads it. */
export function hasDraws({ tournament_external: external, status, viewer }: GameDetails): boolean {
  return !external && status !== 'cancelled' && viewer !== null && (viewer.joined || viewer.rights.length > 0);
}

/** Whether the game's result may be entered or shown: it has two teams or more, and has begun. */
export function hasResult(
  { teams, tournament_entry: entry, game_date: startsAt, status }: GameDetails,
  now: number,
): boolean {
  return teams.length > 1 && entry === null && status !== 'cancelled' && Date.parse(startsAt) <= now;
}

/** Whether there is something to show a regular, or a player who may become one: as long as the series has games to come. */
export function hasRegulars({ series, viewer, archived, status }: GameDetails): boolean {
  if (!series || !viewer || status === 'cancelled' || (archived && series.following === 0)) return false;
  return viewer.isRegular || (viewer.joined && series.regulars.spots > 0);
}

/** Whether the viewer is in the game, and the game is not over yet. */
export function isInGame({ viewer, archived, status }: GameDetails): boolean {
  return Boolean(viewer?.joined) && !archived && status !== 'cancelled';
}

/** Whether the viewer organises the game, neither plays nor waits in it, and the game is not over. */
export function isHost({ organizer, viewer, status, archived }: GameDetails, user: Me | null): boolean {
  const takesPart = viewer?.joined || viewer?.waiting;
  return user !== null && organizer._id === user._id && !takesPart && status !== 'cancelled' && !archived;
}

/** The address of the group chat; null for viewers who may not see it. */
export function chatOf({ groupchat }: GameDetails): string | null {
  return groupchat?.startsWith('https://') ? groupchat : null;
}
