import type { GameDetails } from '@rondo/contract';
import { useSearchParams } from 'react-router';
import { Draws } from '../../features/games/details/draws.tsx';
import { WithPhrases } from '../../platform/i18n.tsx';
import { Skeleton } from '../../ui/states.tsx';

const phrases = ['draws'] as const;

/** The draws of a game's teams, further down, with phrases of their own. */
export default function DrawsSection({ game }: { game: GameDetails }) {
  const linkKey = useSearchParams()[0].get('secret-key');
  return (
    <WithPhrases parts={phrases} fallback={<Skeleton height={76} />}>
      <Draws game={game} linkKey={linkKey} />
    </WithPhrases>
  );
}
