import { leaveGame, refundEntranceFee } from '@rondo/contract/calls';
import { call } from '../../../platform/api.ts';
import { useCommand } from '../../../ui/joining/use-refresh.ts';

/** Gives up the player's own spot, or that of a friend they paid for. */
export function useRefund(matchId: string) {
  /** `amount`: the refund the player saw, in euros. */
  return useCommand(({ targetId, amount }: { targetId: string | null; amount: number }, intent) =>
    call(refundEntranceFee, {
      body: { matchId, targetId, amount },
      idempotencyKey: intent('refund', targetId, amount),
    }),
  );
}

export function useLeave(matchId: string) {
  return useCommand((targetId: string, intent) =>
    call(leaveGame, { body: { matchId, targetId }, idempotencyKey: intent('leave') }),
  );
}
