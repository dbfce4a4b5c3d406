import { gradePlayers } from '@rondo/contract/calls';
import { gradeFromSlider, type Sport } from '@rondo/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import type { Levels } from './levels-draft.ts';

/** Sends the levels of a game's players, and reloads everything that shows them or asks for them. */
export function useSendGrades(gameId: string, sport: Sport) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (levels: Levels) =>
      call(gradePlayers, {
        params: { id: gameId },
        body: Object.entries(levels).map(([targetId, level]) => ({ targetId, grade: gradeFromSlider(level), sport })),
      }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['ratings', 'votable'] }),
        client.invalidateQueries({ queryKey: ['ratings', 'mine'] }),
        client.invalidateQueries({ queryKey: ['games'] }),
        client.invalidateQueries({ queryKey: ['notifications'] }),
      ]),
  });
}
