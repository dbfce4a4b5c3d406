import { checkPasscode, joinGame, leaveGame, payEntranceFee, refundEntranceFee } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { sessionQuery } from '../../platform/session.ts';

/** Everything a join, a refund or leaving changes: the game, the lists, the balance. */
function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['games'] }),
      client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
      client.invalidateQueries({ queryKey: ['wallet'] }),
    ]);
  };
}

/** A key for one intent: the same press, retried, is answered once; another team or price is another intent. */
function useIntent(): (...what: unknown[]) => string {
  const [intent] = useState(() => crypto.randomUUID());
  return (...what) => [intent, ...what].join('-');
}

interface Entry {
  matchId: string;
  teamId: string | null;
  secretKey: string | null;
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
    /** `amount`: euros the player saw. */
    mutationFn: ({ secretKey, ...body }: Entry & { amount: number }) =>
      call(payEntranceFee, {
        body: { ...body, secret_key: secretKey },
        idempotencyKey: intent('pay', body.teamId, body.amount),
      }),
    // Not waited for: what comes next is shown at once.
    onSettled: () => void refresh(),
  });
}

export function useRefund(matchId: string) {
  const refresh = useRefresh();
  const intent = useIntent();
  return useMutation({
    mutationFn: () => call(refundEntranceFee, { body: { matchId }, idempotencyKey: intent('refund') }),
    // Not waited for: what comes next is shown at once.
    onSettled: () => void refresh(),
  });
}

export function useLeave(matchId: string) {
  const refresh = useRefresh();
  const intent = useIntent();
  return useMutation({
    mutationFn: (targetId: string) => call(leaveGame, { body: { matchId, targetId }, idempotencyKey: intent('leave') }),
    // Not waited for: what comes next is shown at once.
    onSettled: () => void refresh(),
  });
}

export function usePasscode(id: string) {
  return useMutation({ mutationFn: (passcode: string) => call(checkPasscode, { params: { id }, body: { passcode } }) });
}
