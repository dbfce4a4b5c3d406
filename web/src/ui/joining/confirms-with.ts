import { type CountedGame, missingOf } from '../game-card/missing-of.ts';

/** Whether taking these spots now would confirm the game; after that none of them can be given up. */
export function confirmsWith(game: CountedGame, spots: number): boolean {
  return game.status === 'pending' && spots >= missingOf(game);
}
