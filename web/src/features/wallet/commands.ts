import { handBackPass, topUpWallet } from '@rondo/contract/calls';
import type { PaymentMethod } from '@rondo/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { isAndroidShell } from '../../platform/native-shell.ts';
import { sessionQuery } from '../../platform/session.ts';

/** Hands a pass back for the shown amount, in euros. `onDone` is called even if the pass has left the page by then. */
export function useHandBack({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const [intent] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: ({ id, amount }: { id: string; amount: number }) =>
      call(handBackPass, { params: { id }, body: { amount }, idempotencyKey: `${intent}-${id}-${amount}` }),
    onSuccess: onDone,
    onSettled: () => {
      for (const queryKey of [['wallet'], ['games'], sessionQuery.queryKey])
        void client.invalidateQueries({ queryKey });
    },
  });
}

/** Starts a top-up and leaves for the provider's checkout. Each sheet has one key, so that pressing twice starts one order. */
export function useTopUp() {
  const [intent] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: ({ euros, method, returnTo }: { euros: number; method: PaymentMethod; returnTo: string | null }) =>
      call(topUpWallet, {
        body: { amount: euros, method, returnTo, isAndroidApp: isAndroidShell() },
        idempotencyKey: `${intent}-${euros}-${method}`,
      }),
    onSuccess: ({ paymentLink }) => window.location.assign(paymentLink),
  });
}
