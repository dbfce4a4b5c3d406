import { payEntranceFee, payThroughProvider, selectPromocode, unselectPromocode } from '@rondo/contract/calls';
import type { PaymentMethod } from '@rondo/rules';
import { call } from '../../../platform/api.ts';
import { isAndroidShell } from '../../../platform/native-shell.ts';
import type { Entry, Payment } from '../entry.ts';
import { codeOf } from '../use-handle-refusal.ts';
import { isWithoutGroups, useLinkedGroup } from '../groups.ts';
import { useCommand } from '../use-refresh.ts';

/** `toSelect`: a promocode to select first, or null to select none; undefined keeps the selection. */
type OwnPayment = Entry & Payment & { toSelect: string | null | undefined };

export async function select(promocodeId: string | null | undefined): Promise<void> {
  if (promocodeId === undefined) return;
  if (promocodeId === null) await call(unselectPromocode);
  else
    await call(selectPromocode, { body: { _id: promocodeId } }).catch((error: unknown) => {
      if (codeOf(error) !== 'promocode_already_selected') throw error;
    });
}

export function usePay() {
  const group = useLinkedGroup();
  return useCommand(async ({ secretKey, cardId, toSelect, ...body }: OwnPayment & { pass?: boolean }, intent) => {
    await select(toSelect);
    return call(payEntranceFee, {
      body: { ...body, secret_key: secretKey, group, selectedPeriodicPromocode: cardId },
      idempotencyKey: intent('pay', body.teamId, body.amount, cardId, body.pass),
    });
  }, isWithoutGroups);
}

/** Holds the player's spot and returns the provider's checkout. */
export function usePayThroughProvider() {
  const group = useLinkedGroup();
  return useCommand(
    async ({ secretKey, cardId, toSelect, ...body }: OwnPayment & { method: PaymentMethod }, intent) => {
      await select(toSelect);
      return call(payThroughProvider, {
        body: {
          ...body,
          secret_key: secretKey,
          group,
          selectedPeriodicPromocode: cardId,
          isAndroidApp: isAndroidShell(),
        },
        idempotencyKey: intent('checkout', body.teamId, body.amount, cardId, body.method),
      });
    },
  );
}
