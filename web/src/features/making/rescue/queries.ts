import type { GameDetails } from '@rondo/contract';
import { gameRescue, getGameToEdit } from '@rondo/contract/calls';
import { editGame } from '@rondo/contract/forms';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { inputOf } from '../../../platform/call-form.ts';
import { fingerprint } from '../../../platform/fingerprint.ts';
import { draftOfGame, notAsked } from '../draft.ts';

/** The rescue of a game that lacks a few players; the number of players is in the key, so that it is asked anew when somebody joins. */
export const rescueQuery = (game: Pick<GameDetails, '_id' | 'joined_players_number'>) =>
  queryOptions({
    queryKey: ['games', 'rescue', game._id, game.joined_players_number],
    queryFn: async () => (await call(gameRescue, { params: { id: game._id } })).data,
  });

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
