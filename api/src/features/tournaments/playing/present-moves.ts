import type { CallResponse, movePlan } from '@rondo/contract';
import type { Replanned } from '@rondo/rules/tournaments';
import type { TournamentRow } from '../find-tournament.ts';
import { startOf } from '../present-tournament.ts';

type Moves = CallResponse<typeof movePlan>['data']['moves'];

/** Each match that moves, with times instead of minutes. */
export function presentMoves(row: TournamentRow, moves: Replanned['moves']): Moves {
  const spot = ({ court, start }: { court: string; start: number }) => ({
    court,
    startsAt: startOf(start, row).toISOString(),
  });
  return moves.map(({ match, from, to }) => ({ match, from: spot(from), to: to && spot(to) }));
}
