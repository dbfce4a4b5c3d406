import type { GameDetails } from '@rondo/contract';

type Place = Pick<NonNullable<GameDetails['viewer']>, 'waiting' | 'regularSpotUntil'>;

/** Whether the viewer has to give the game's passcode before they join; not who is in line, or has a spot kept (product.md#passcodes). */
export function asksPasscode(game: Pick<GameDetails, 'hasPasscode'>, viewer: Place | null): boolean {
  return game.hasPasscode && !viewer?.waiting && !viewer?.regularSpotUntil;
}
