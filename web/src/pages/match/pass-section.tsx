import type { GameDetails } from '@rondo/contract';
import type { Wizard } from '../../ui/joining/steps.ts';
import { PassCard } from '../../features/joining/passes/pass-card.tsx';
import { WithPhrases } from '../../platform/i18n.tsx';

const phrases = ['passes'] as const;

/** The pass for the series of a game. */
export default function PassSection({ game, open }: { game: GameDetails; open: Wizard['open'] }) {
  return (
    <WithPhrases parts={phrases} fallback={null}>
      <PassCard game={game} open={open} />
    </WithPhrases>
  );
}
