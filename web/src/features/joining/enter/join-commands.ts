import { joinGame, withdrawAgreement } from '@rondo/contract/calls';
import { call } from '../../../platform/api.ts';
import type { Entry } from '../../../ui/joining/entry.ts';
import { useLinkedGroup } from '../../../ui/joining/groups.ts';
import { useCommand } from '../../../ui/joining/use-refresh.ts';

export function useJoin() {
  const group = useLinkedGroup();
  return useCommand(({ secretKey, ...body }: Entry & { allowPayment: boolean }, intent) =>
    call(joinGame, {
      body: { ...body, secret_key: secretKey, group },
      idempotencyKey: intent('join', body.teamId, body.allowPayment),
    }),
  );
}

/** Stops paying automatically, but keeps the place on the waiting list. */
export function useWithdrawAgreement(id: string) {
  return useCommand(() => call(withdrawAgreement, { params: { id } }));
}
