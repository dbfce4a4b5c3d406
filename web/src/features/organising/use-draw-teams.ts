import { drawTeams } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { drawsKey, gameKey } from '../../platform/game-keys.ts';

/** Makes teams by chance on the server, which counts the draws (decisions/0038-committed-draw.md). */
export function useDrawTeams(gameId: string) {
  const { explain } = useI18n();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (teamSize: number) =>
      (await call(drawTeams, { params: { id: gameId }, body: { teamSize }, idempotencyKey: crypto.randomUUID() })).data,
    onSuccess: () => void client.invalidateQueries({ queryKey: drawsKey(gameId) }),
    onError: (error) => {
      showBanner('error', explain(error));
      void client.invalidateQueries({ queryKey: gameKey(gameId) });
    },
  });
}
