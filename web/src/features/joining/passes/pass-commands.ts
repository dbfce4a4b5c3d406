import { buyPass, offerPass } from '@rondo/contract/calls';
import { call } from '../../../platform/api.ts';
import { useCommand } from '../../../ui/joining/use-refresh.ts';

export function useBuyPass(id: string) {
  return useCommand((amount: number, intent) =>
    call(buyPass, { params: { id }, body: { amount }, idempotencyKey: intent('pass', amount) }),
  );
}

export function useOfferPass(id: string) {
  return useCommand((percent: number | null) => call(offerPass, { params: { id }, body: { percent } }));
}
