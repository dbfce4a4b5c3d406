import type { GameDetails } from '@rondo/contract';
import { TakenOutList } from '../../features/taking-out/taken-out-list.tsx';
import { useNow } from '../../platform/clock.tsx';
import { WithPhrases } from '../../platform/i18n.tsx';

const phrases = ['coLeading'] as const;

/** The players who were taken out of a game, for its leaders. */
export default function TakenOutSection({ game }: { game: GameDetails }) {
  const now = useNow();
  const isOver = game.archived || game.status === 'cancelled' || Date.parse(game.game_date) <= now;
  return (
    <WithPhrases parts={phrases} fallback={null}>
      <TakenOutList gameId={game._id} isOver={isOver} />
    </WithPhrases>
  );
}
