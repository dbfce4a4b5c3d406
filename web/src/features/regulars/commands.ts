import { offerRegularSpots, removeRegular } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { fingerprint } from '../../platform/fingerprint.ts';

interface Outcome {
  onDone: () => void;
  onRefused: (error: unknown) => void;
}

export function useOfferRegularSpots(gameId: string, { onDone, onRefused }: Outcome) {
  const client = useQueryClient();
  const [intent] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (body: { spots: number; days: number }) =>
      call(offerRegularSpots, {
        params: { id: gameId },
        body,
        idempotencyKey: `${intent}-${await fingerprint(body)}`,
      }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['games'] });
      onDone();
    },
    onError: onRefused,
  });
}

export function useRemoveRegular(gameId: string, { onDone, onRefused }: Outcome) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (regular: string) => call(removeRegular, { params: { id: gameId, regular } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['games'] });
      onDone();
    },
    onError: onRefused,
  });
}
