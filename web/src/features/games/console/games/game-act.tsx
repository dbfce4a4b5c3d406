import type { listConsoleGames } from '@rondo/contract';
import { cancelGame, featureGame } from '@rondo/contract/forms';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { ReasonSheet } from '../../../../ui/console/reason-sheet.tsx';
import type { RowOf } from '../../../../ui/console/description.ts';
import { GiveGame } from './give-game.tsx';

export type ListedGame = RowOf<typeof listConsoleGames>;

export const gameActs = ['feature', 'unfeature', 'give', 'cancel'] as const;
export type GameActName = (typeof gameActs)[number];

interface Props {
  act: GameActName;
  game: ListedGame;
  onClose: () => void;
}

/** An act on a game, with its reason. */
export function GameAct({ act, game, onClose }: Props) {
  const t = useT();
  const client = useQueryClient();
  const params = { id: game._id };
  const perform = async (reason: string, idempotencyKey: string): Promise<void> => {
    if (act === 'cancel') await call(cancelGame, { params, body: { note: reason }, idempotencyKey });
    else await call(featureGame, { params, body: { featured: act === 'feature', reason }, idempotencyKey });
  };
  const done = () => {
    void client.invalidateQueries({ queryKey: ['console', 'games'] });
    void client.invalidateQueries({ queryKey: ['games'] });
    onClose();
  };
  if (act === 'give') return <GiveGame game={game} onDone={done} onClose={onClose} />;
  return (
    <ReasonSheet
      call={act === 'cancel' ? cancelGame : featureGame}
      name={act === 'cancel' ? 'note' : 'reason'}
      title={t(`console.act.${act}Title`, { name: game.name })}
      body={t(`console.act.${act}Body`)}
      action={t(`console.act.${act}Do`)}
      {...(act === 'cancel' && {
        reasonLabel: t('console.act.note'),
        reasonHint: t('console.act.noteHint'),
      })}
      isDanger={act === 'cancel'}
      act={perform}
      onDone={done}
      onClose={onClose}
    />
  );
}
