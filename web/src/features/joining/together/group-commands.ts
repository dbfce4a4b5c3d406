import { leaveGroup, reserveInGroup, startGroup } from '@rondo/contract/calls';
import type { GroupWay } from '@rondo/rules';
import { call } from '../../../platform/api.ts';
import type { Entry, Payment } from '../../../ui/joining/entry.ts';
import { useCommand } from '../../../ui/joining/use-refresh.ts';
import { select } from '../../../ui/joining/pay/payment-commands.ts';

type Asked = Entry & Payment & { toSelect: string | null | undefined };

export function useStartGroup() {
  return useCommand(async (asked: Asked & { way: GroupWay; places: number; people: readonly string[] }, intent) => {
    const { matchId: id, secretKey, cardId, toSelect, people, ...body } = asked;
    await select(toSelect);
    return call(startGroup, {
      params: { id },
      body: { ...body, people: [...people], secret_key: secretKey, selectedPeriodicPromocode: cardId },
      idempotencyKey: intent('group', body.way, body.places, body.teamId, body.amount, cardId, ...people),
    });
  });
}

export function useReserve() {
  return useCommand(
    async ({ matchId: id, group, secretKey, cardId, toSelect, ...body }: Asked & { group: string }, intent) => {
      await select(toSelect);
      return call(reserveInGroup, {
        params: { id, group },
        body: { ...body, secret_key: secretKey, selectedPeriodicPromocode: cardId },
        idempotencyKey: intent('reserve', group, body.teamId, body.amount, cardId),
      });
    },
  );
}

export function useLeaveGroup(id: string) {
  return useCommand((group: string) => call(leaveGroup, { params: { id, group } }));
}
