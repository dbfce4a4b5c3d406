import type { listConsoleGames } from '@rondo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useUrlStep } from '../../../../platform/use-url-step.ts';
import type { Shown } from '../../../../ui/console/description.ts';
import { BulkChange } from './bulk-change.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { GameAct, gameActs } from './game-act.tsx';
import { GameSheet } from './game-sheet.tsx';

/** A game (`?step=game&id=…`), the acts on it, and the acts on the whole list. */
export function GameSheets({ rows }: Shown<typeof listConsoleGames>) {
  const { step, about, go, close } = useUrlStep(['game', ...gameActs, 'bulk', 'bulk-progress'], ['id']);
  const client = useQueryClient();
  if (step === 'bulk') return <BulkChange onStarted={(id) => go('bulk-progress', { id })} onClose={close} />;
  if (step === 'bulk-progress') {
    const leave = () => {
      void client.invalidateQueries({ queryKey: ['console', 'games'] });
      close();
    };
    return <BulkProgress id={about('id') ?? ''} onClose={leave} />;
  }
  const game = rows.find(({ _id }) => _id === about('id'));
  if (!step || !game) return null;
  if (step !== 'game') return <GameAct key={step} act={step} game={game} onClose={close} />;
  return <GameSheet game={game} onAct={(act) => go(act, { id: game._id })} onClose={close} />;
}
