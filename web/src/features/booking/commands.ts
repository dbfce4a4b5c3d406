import { cancelBooking, keepBooking, proveBooking, releaseBooking } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export function useCancelBooking(token: string) {
  const client = useQueryClient();
  return useMutation({
    /** `amount`: the refund the player saw, in euros. */
    mutationFn: (amount: number) => call(cancelBooking, { params: { token }, body: { amount } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['games'] }),
  });
}

/** Says that the link was opened, so that a guest keeps their free spot. */
export function useProveBooking(token: string) {
  const client = useQueryClient();
  return useMutation({
    /** @param isUnproved whether the spot waits for the link to be opened */
    mutationFn: async (isUnproved: boolean): Promise<boolean> => {
      await call(proveBooking, { params: { token } });
      return isUnproved;
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['games'] }),
  });
}

/** Releases the spot to the waiting list, or takes that back. */
export function useReleaseBooking(token: string, release: boolean) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(release ? releaseBooking : keepBooking, { params: { token } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['games'] }),
  });
}
