import { getGameToEdit } from '@rondo/contract/calls';
import { editGame } from '@rondo/contract/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { inputOf } from '../../../platform/call-form.ts';
import { fingerprint } from '../../../platform/fingerprint.ts';
import { draftOfGame, notAsked } from '../draft.ts';

/** Lowers the minimum to the present number of players, an edit that confirms the game. */
export function useLowerMinimum(
  gameId: string,
  { onDone, onRefused }: { onDone: () => void; onRefused: (error: unknown) => void },
) {
  const client = useQueryClient();
  const [intent] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (minimum: number) => {
      const { data } = await call(getGameToEdit, { params: { id: gameId } });
      const draft = { ...draftOfGame(data.match), minimum_players_threshold: String(minimum) };
      const body = inputOf(editGame, draft, notAsked(draft));
      const idempotencyKey = `${intent}-${await fingerprint(body)}`;
      return call(editGame, { params: { id: gameId }, body, idempotencyKey });
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['games'] });
      onDone();
    },
    onError: onRefused,
  });
}
