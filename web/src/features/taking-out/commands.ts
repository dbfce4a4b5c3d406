import { leaveGame, letBackIn } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { fingerprint } from '../../platform/fingerprint.ts';

interface Outcome {
  onDone: () => void;
  onRefused: (error: unknown) => void;
}

export function useTakeOut(gameId: string, playerId: string, { onDone, onRefused }: Outcome) {
  const client = useQueryClient();
  const [intent] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (reason: string) => {
      const body = { matchId: gameId, targetId: playerId, reason };
      return call(leaveGame, { body, idempotencyKey: `${intent}-${await fingerprint(body)}` });
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['games'] });
      onDone();
    },
    onError: onRefused,
  });
}

export function useLetBackIn(gameId: string, { onDone, onRefused }: Outcome) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (player: string) => call(letBackIn, { params: { id: gameId, player } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['games'] });
      onDone();
    },
    onError: onRefused,
  });
}
