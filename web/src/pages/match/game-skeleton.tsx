import { useQueryClient } from '@tanstack/react-query';
import { CardHeader } from '../../features/games/details/game-header.tsx';
import { findCard } from '../../features/games/find-card.ts';
import { Card } from '../../ui/page.tsx';
import { Loading, Skeleton } from '../../ui/states.tsx';
import classes from './match.module.css';

/** Stands in for a game that is loading, in the shape of its page, with the facts that the former page's list already has. */
export function GameSkeleton({ id }: { id: string }) {
  const card = findCard(useQueryClient(), id);
  return (
    <Loading>
      <div className={classes.layout}>
        <div className={classes.main}>
          {card ? (
            <CardHeader game={card}>
              <Skeleton height={150} />
            </CardHeader>
          ) : (
            <>
              <Skeleton height="min(43vw, 380px)" />
              <Card>
                <div className={classes.main}>
                  <Skeleton width="40%" height={20} />
                  <Skeleton width="75%" height={40} />
                  <Skeleton width="60%" height={22} />
                  <Skeleton height={34} />
                </div>
              </Card>
            </>
          )}
          <Card>
            <div className={classes.main}>
              {Array.from({ length: 4 }, (_, index) => (
                <Skeleton key={index} height={48} />
              ))}
            </div>
          </Card>
        </div>
        <div className={classes.side}>
          <Skeleton height={140} />
          <Skeleton height={320} />
        </div>
      </div>
    </Loading>
  );
}
