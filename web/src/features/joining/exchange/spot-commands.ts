import { declineSpot, moveSpot, offerSpot, releaseSpot, takeSpotOver, withdrawSpot } from '@rondo/contract/calls';
import { call } from '../../../platform/api.ts';
import type { Entry, Payment } from '../../../ui/joining/entry.ts';
import { useCommand } from '../../../ui/joining/use-refresh.ts';

export function useOfferSpot(id: string) {
  return useCommand((email: string) => call(offerSpot, { params: { id }, body: { email } }));
}

/** The friend whose spot it is; null for the player's own spot. */
const whose = (friendId: string | null) => (friendId === null ? {} : { targetId: friendId });

export function useReleaseSpot(id: string) {
  return useCommand((friendId: string | null) => call(releaseSpot, { params: { id }, query: whose(friendId) }));
}

export function useWithdrawSpot(id: string) {
  return useCommand((friendId: string | null) => call(withdrawSpot, { params: { id }, query: whose(friendId) }));
}

export function useTakeOver(id: string) {
  return useCommand(({ fromId, amount, cardId }: Payment & { fromId: string }, intent) =>
    call(takeSpotOver, {
      params: { id },
      body: { fromId, amount, selectedPeriodicPromocode: cardId },
      idempotencyKey: intent('take', fromId, amount, cardId),
    }),
  );
}

export function useDeclineSpot(id: string) {
  return useCommand((fromId: string) => call(declineSpot, { params: { id }, body: { fromId } }));
}

/** Moves from the game `id` to the game in the entry. */
export function useMove(id: string) {
  return useCommand(({ secretKey, cardId, ...body }: Entry & Payment & { refund: number | null }, intent) =>
    call(moveSpot, {
      params: { id },
      body: { ...body, secret_key: secretKey, selectedPeriodicPromocode: cardId },
      idempotencyKey: intent('move', body.matchId, body.teamId, body.amount, body.refund, cardId),
    }),
  );
}
