import { assignTeams } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '../../platform/api.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { drawsKey, gameKey } from '../../platform/game-keys.ts';
import type { DraftTeam } from './team-draft.ts';

const hasMoved = (error: unknown) =>
  error instanceof ApiError && (error.code === 'players_changed' || error.code === 'team_full');

/** Saves a game's teams. If somebody joined or left in the meantime, the game is refreshed and the draft stays. */
export function useSaveTeams(gameId: string, onSaved: () => void) {
  const { t, explain } = useI18n();
  const client = useQueryClient();
  const queryKey = gameKey(gameId);
  const [intent, setIntent] = useState<{ content: string; key: string } | null>(null);
  return useMutation({
    mutationFn: (teams: readonly DraftTeam[]) => {
      const body = {
        teams: teams.map(({ _id, name, color, members }) => ({ _id, name: name.trim(), color, members })),
      };
      // Saving the same teams again after a failure uses the same key.
      const content = JSON.stringify(body);
      const key = intent?.content === content ? intent.key : crypto.randomUUID();
      setIntent({ content, key });
      return call(assignTeams, { params: { id: gameId }, body, idempotencyKey: key });
    },
    onSuccess: ({ data }) => {
      setIntent(null);
      client.setQueriesData({ queryKey }, data.match);
      void client.invalidateQueries({ queryKey: drawsKey(gameId) });
      onSaved();
      showBanner('success', t('teams.saved'));
    },
    onError: (error) => {
      showBanner('error', explain(error));
      if (hasMoved(error)) void client.invalidateQueries({ queryKey });
    },
  });
}
