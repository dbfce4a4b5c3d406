import type { GameDetails } from '@rondo/contract';
import { hour } from '@rondo/rules';
import { hasRecap } from '@rondo/rules/recap';

/** Whether there may be a recap for this viewer: they played or hosted, and the game is over. For most games nothing is requested. */
export function mayHaveRecap(game: GameDetails, userId: string | undefined, now: number): boolean {
  if (userId === undefined || !(game.viewer?.joined || game.organizer._id === userId)) return false;
  const endsAt = new Date(Date.parse(game.game_date) + game.duration * hour);
  return hasRecap({ status: game.status, archived: game.archived, endsAt }, new Date(now));
}
