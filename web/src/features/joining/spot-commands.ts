import {
  declineSpot,
  moveSpot,
  offerSpot,
  payForFriend,
  releaseSpot,
  takeSpotOver,
  withdrawSpot,
} from '@rondo/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { fingerprint } from '../../platform/fingerprint.ts';
import type { Entry, Payment } from './commands.ts';
import { useIntent, useRefresh } from './use-refresh.ts';

export function usePayForFriends() {
  const refresh = useRefresh();
  const intent = useIntent();
  return useMutation({
    mutationFn: async ({ secretKey, cardId, emails, ...entry }: Entry & Payment & { emails: string[] }) => {
      const body = {
        ...entry,
        secret_key: secretKey,
        selectedPeriodicPromocode: cardId,
        payForFriendEmail: emails,
      };
      return call(payForFriend, { body, idempotencyKey: intent('friends', await fingerprint(body)) });
    },
    onSettled: () => void refresh(),
  });
}

export function useOfferSpot(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (email: string) => call(offerSpot, { params: { id }, body: { email } }),
    onSettled: () => void refresh(),
  });
}

export function useReleaseSpot(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(releaseSpot, { params: { id } }),
    onSettled: () => void refresh(),
  });
}

export function useWithdrawSpot(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(withdrawSpot, { params: { id } }),
    onSettled: () => void refresh(),
  });
}

export function useTakeOver(id: string) {
  const refresh = useRefresh();
  const intent = useIntent();
  return useMutation({
    mutationFn: ({ fromId, amount, cardId }: Payment & { fromId: string }) =>
      call(takeSpotOver, {
        params: { id },
        body: { fromId, amount, selectedPeriodicPromocode: cardId },
        idempotencyKey: intent('take', fromId, amount, cardId),
      }),
    onSettled: () => void refresh(),
  });
}

export function useDeclineSpot(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (fromId: string) => call(declineSpot, { params: { id }, body: { fromId } }),
    onSettled: () => void refresh(),
  });
}

/** From the game `id` to the one of the entry. */
export function useMove(id: string) {
  const refresh = useRefresh();
  const intent = useIntent();
  return useMutation({
    mutationFn: ({ secretKey, cardId, ...body }: Entry & Payment & { refund: number | null }) =>
      call(moveSpot, {
        params: { id },
        body: { ...body, secret_key: secretKey, selectedPeriodicPromocode: cardId },
        idempotencyKey: intent('move', body.matchId, body.teamId, body.amount, body.refund, cardId),
      }),
    onSettled: () => void refresh(),
  });
}
