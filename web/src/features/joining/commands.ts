import { checkPasscode, joinGame, leaveGame, payEntranceFee, refundEntranceFee } from '@rondo/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { useIntent, useRefresh } from './use-refresh.ts';

/** What joining asks in any way. */
export interface Entry {
  matchId: string;
  teamId: string | null;
  secretKey: string | null;
}

/** What paying asks. `amount`: euros the payer saw; `cardId`: the student card to use. */
export interface Payment {
  amount: number;
  cardId: string | null;
}

export function useJoin() {
  const refresh = useRefresh();
  const intent = useIntent();
  return useMutation({
    mutationFn: ({ secretKey, ...body }: Entry & { allowPayment: boolean }) =>
      call(joinGame, {
        body: { ...body, secret_key: secretKey },
        idempotencyKey: intent('join', body.teamId, body.allowPayment),
      }),
    // Not waited for: what comes next is shown at once.
    onSettled: () => void refresh(),
  });
}

export function usePay() {
  const refresh = useRefresh();
  const intent = useIntent();
  return useMutation({
    /** `key`: of a payment that was agreed to before. */
    mutationFn: ({ secretKey, cardId, key, ...body }: Entry & Payment & { key?: string }) =>
      call(payEntranceFee, {
        body: { ...body, secret_key: secretKey, selectedPeriodicPromocode: cardId },
        idempotencyKey: key ?? intent('pay', body.teamId, body.amount, cardId),
      }),
    onSettled: () => void refresh(),
  });
}

/** Gives up one's own spot, or that of a friend one paid for. */
export function useRefund(matchId: string) {
  const refresh = useRefresh();
  const intent = useIntent();
  return useMutation({
    /** `amount`: euros the player saw come back. */
    mutationFn: ({ targetId, amount }: { targetId: string | null; amount: number }) =>
      call(refundEntranceFee, {
        body: { matchId, targetId, amount },
        idempotencyKey: intent('refund', targetId, amount),
      }),
    onSettled: () => void refresh(),
  });
}

export function useLeave(matchId: string) {
  const refresh = useRefresh();
  const intent = useIntent();
  return useMutation({
    mutationFn: (targetId: string) => call(leaveGame, { body: { matchId, targetId }, idempotencyKey: intent('leave') }),
    onSettled: () => void refresh(),
  });
}

export function usePasscode(id: string) {
  return useMutation({ mutationFn: (passcode: string) => call(checkPasscode, { params: { id }, body: { passcode } }) });
}
