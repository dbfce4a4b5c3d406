import type { listConsoleGames } from '@rondo/contract';
import { useUrlStep } from '../../../platform/use-url-step.ts';
import type { Shown } from '../description.ts';
import { GameAct, gameActs } from './game-act.tsx';
import { GameSheet } from './game-sheet.tsx';

/** A game (`?step=game&id=…`), and the acts on it. */
export function GameSheets({ rows }: Shown<typeof listConsoleGames>) {
  const { step, about, go, close } = useUrlStep(['game', ...gameActs], ['id']);
  const game = rows.find(({ _id }) => _id === about('id'));
  if (!step || !game) return null;
  if (step !== 'game') return <GameAct key={step} act={step} game={game} onClose={close} />;
  return <GameSheet game={game} onAct={(act) => go(act, { id: game._id })} onClose={close} />;
}
