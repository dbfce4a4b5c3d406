import type { GameDetails } from '@rondo/contract';
import { VenuePhoto } from '../../features/games/details/venue-photo.tsx';
import { WithPhrases } from '../../platform/i18n.tsx';
import { Skeleton } from '../../ui/states.tsx';

const phrases = ['venuePhoto'] as const;

/** The photo of the venue, for people who may change it, in a chunk of its own. */
export default function VenuePhotoSection({ game }: { game: GameDetails }) {
  return (
    <WithPhrases parts={phrases} fallback={<Skeleton height={44} />}>
      <VenuePhoto game={game} />
    </WithPhrases>
  );
}
