import type { GameDetails } from '@rondo/contract';
import { RegularCard } from '../../features/joining/regulars/regular-card.tsx';
import { WithPhrases } from '../../platform/i18n.tsx';
import { Skeleton } from '../../ui/states.tsx';

const phrases = ['together'] as const;

/** The viewer as a regular of the game's series, or the offer to become one. */
export default function RegularsSection({ game }: { game: GameDetails }) {
  const { series, viewer } = game;
  if (!series || !viewer) return null;
  return (
    <WithPhrases parts={phrases} fallback={<Skeleton height={190} />}>
      <RegularCard game={{ ...game, series, viewer }} />
    </WithPhrases>
  );
}
