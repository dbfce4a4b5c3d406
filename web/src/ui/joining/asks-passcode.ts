import type { GameDetails } from '@rondo/contract';

type Place = Pick<NonNullable<GameDetails['viewer']>, 'waiting' | 'regularSpotUntil'>;

/** Whether the viewer has to give the game's passcode to join; people who wait or have a spot kept don't (product.md#passcodes). */
export function asksPasscode(game: Pick<GameDetails, 'hasPasscode'>, viewer: Place | null): boolean {
  return game.hasPasscode && !viewer?.waiting && !viewer?.regularSpotUntil;
}
