import type { Tournament } from '@rondo/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { gameKey } from '../../platform/game-keys.ts';
import { useRefusal } from '../../ui/use-refusal.ts';
import { standingsKey, tournamentKey } from './queries.ts';

interface Answer {
  data?: { tournament?: Tournament };
}

/**
 * Does something to a tournament, and shows it as it is after that.
 * @param refuse shows a refusal elsewhere, as at a field; `otherwise` shows it where all are
 * @returns the mutation, and what was refused
 */
export function useAct<Given, Said extends Answer>(
  id: string,
  act: (given: Given) => Promise<Said>,
  onDone?: (said: Said, given: Given) => void,
  refuse?: (error: unknown, given: Given, otherwise: (error: unknown) => void) => void,
) {
  const client = useQueryClient();
  const refusal = useRefusal();
  const { mutate, isPending } = useMutation({
    mutationFn: act,
    onMutate: refusal.clear,
    onSuccess: (said, given) => {
      const { tournament } = said.data ?? {};
      if (tournament) client.setQueriesData({ queryKey: tournamentKey(id) }, tournament);
      else void client.invalidateQueries({ queryKey: tournamentKey(id) });
      void client.invalidateQueries({ queryKey: standingsKey(id) });
      void client.invalidateQueries({ queryKey: gameKey(id) });
      onDone?.(said, given);
    },
    onError: (error, given) => (refuse ? refuse(error, given, refusal.refuse) : refusal.refuse(error)),
  });
  return { act: mutate, working: isPending, refusal };
}
