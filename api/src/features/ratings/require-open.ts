import { grading, isRated, type RatedSport, ratingStanding } from '@rondo/rules';
import { Refused } from '../../platform/refusal.ts';
import type { GameToRate } from './queries.ts';

/**
 * Whether somebody may grade the other players of a game now (product.md#rating).
 * @throws Refused `game_not_found`, `rating_off`, `rating_not_open`, `not_joined`, `already_graded` or `rating_closed`
 */
export function requireOpen(
  game: GameToRate | null,
  others: number,
  now: Date,
): asserts game is GameToRate & { sport: RatedSport } {
  if (!game) throw new Refused('game_not_found');
  if (!isRated(game.sport)) throw new Refused('rating_off');
  if (!game.archived && game.status !== 'cancelled') throw new Refused('rating_not_open');
  if (!game.has_played) throw new Refused('not_joined');
  const facts = { ...game, ratingEnabled: game.is_rating_enabled, endsAt: new Date(game.ends_at) };
  const standing = ratingStanding(facts, { others, hasGraded: game.has_graded }, now);
  if (standing === null) throw new Refused('rating_off');
  if (standing === 'done') throw new Refused('already_graded');
  if (standing === 'closed') throw new Refused('rating_closed', { days: grading.days });
}
