import type { GameDetails } from '@rondo/contract';
import { HeldSpot } from '../../features/joining/spots/held-spot.tsx';
import { OfferedSpots } from '../../features/joining/spots/offered-spots.tsx';
import type { Wizard } from '../../ui/joining/steps.ts';
import { offersOwn } from '../../features/joining/spots/own-offer.ts';
import { UnprovedSpot } from '../../features/joining/spots/unproved-spot.tsx';
import { YourSpots } from '../../features/joining/spots/your-spots.tsx';
import { useNow } from '../../platform/clock.tsx';
import { WithPhrases } from '../../platform/i18n.tsx';
import { Card } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import classes from './match.module.css';

const phrases = ['spots'] as const;

/** The viewer's own spots, those offered to them, and one held while they pay. */
export default function SpotsSection({ game, open }: { game: GameDetails; open: Wizard['open'] }) {
  const now = useNow();
  const mine = offersOwn(game, now) || (game.viewer?.friends.length ?? 0) > 0;
  return (
    <WithPhrases parts={phrases} fallback={<Skeleton height={200} />}>
      <div className={classes.main}>
        <HeldSpot game={game} />
        <UnprovedSpot game={game} />
        <OfferedSpots game={game} open={open} />
        {mine && (
          <Card>
            <YourSpots game={game} open={open} />
          </Card>
        )}
      </div>
    </WithPhrases>
  );
}
