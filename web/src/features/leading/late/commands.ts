import type { GameDetails } from '@rondo/contract';
import { changeLate } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { fingerprint } from '../../../platform/fingerprint.ts';

export interface LateChange {
  minutesLater: number;
  note: string;
}

export function useChangeLate(
  game: GameDetails,
  { onDone, onRefused }: { onDone: () => void; onRefused: (error: unknown) => void },
) {
  const client = useQueryClient();
  const [intent] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (body: LateChange) =>
      call(changeLate, {
        params: { id: game._id },
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
