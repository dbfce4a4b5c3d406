import type { CallResponse, listTakingOut } from '@rondo/contract';
import { type Actor, centsToEuros, type LedGame } from '@rondo/rules';
import { backTo, refuseLettingIn } from '@rondo/rules/taking-out';
import type { RemovableRow, TakenOutRow } from './taking-out-queries.ts';

export function presentTakingOut(
  viewer: NonNullable<Actor>,
  game: LedGame,
  { players, takenOut }: { players: readonly RemovableRow[]; takenOut: readonly TakenOutRow[] },
): CallResponse<typeof listTakingOut> {
  return {
    status: 'success',
    data: {
      players: players.map(
        ({ id, name, payer, has_spot, left_cents: leftCents, is_ride: isRide, is_guest: isGuest }) => ({
          _id: id,
          name,
          back: centsToEuros(leftCents),
          to: backTo(has_spot ? { leftCents, isPaidByOther: payer !== null, isRide } : null, { isGuest }),
          payer,
        }),
      ),
      takenOut: takenOut.map(({ id, name, taken_by: by, reason, created_at: at }) => ({
        _id: id,
        name,
        by,
        reason,
        at,
        mayLetIn: refuseLettingIn(viewer, game, { playerId: id, by }) === null,
      })),
    },
  };
}
