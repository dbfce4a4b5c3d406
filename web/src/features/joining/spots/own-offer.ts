import type { GameDetails } from '@rondo/contract';

type Timed = Pick<GameDetails, 'archived' | 'status' | 'game_date' | 'cutoff' | 'viewer'>;

export const isOver = ({ archived, status, game_date: start }: Timed, now: number): boolean =>
  archived || status === 'cancelled' || now >= Date.parse(start);

/** A spot can be taken over as long as joining is open. */
export function mayBeTaken(game: Timed, now: number): boolean {
  const closesAt = game.status === 'confirmed' ? game.game_date : game.cutoff;
  return now < Date.parse(closesAt) && !isOver(game, now);
}

/** Whether the viewer's own spot is offered to somebody, or to the waiting list, and can still be taken. */
export function offersOwn(game: Timed, now: number): boolean {
  const { joined = false, handOverTo = null, released = false } = game.viewer ?? {};
  return joined && (handOverTo !== null || released) && mayBeTaken(game, now);
}
