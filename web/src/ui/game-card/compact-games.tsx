import type { ReactNode } from 'react';
import { Stack } from '../layout.tsx';
import { Loading, Skeleton } from '../states.tsx';
import classes from './compact-game.module.css';

/** A list of compact games, in two columns where there is room. */
export function CompactGames({ children }: { children: ReactNode }) {
  return <ul className={classes.games}>{children}</ul>;
}

/** Stand-ins for compact games that are loading, in the same shape and height. */
export function CompactGamesSkeleton({ count, isPast = false }: { count: number; isPast?: boolean }) {
  return (
    <Loading>
      <div className={classes.games}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={classes.game} data-past={isPast || undefined}>
            {!isPast && <div className={classes.cover} />}
            <Stack gap={6} shrinks>
              <Skeleton width="70%" height={20} />
              <Skeleton width="55%" height={22} />
              <Skeleton width="60%" height={18} />
              <Skeleton width="40%" height={26} />
              <Skeleton height={32} />
            </Stack>
          </div>
        ))}
      </div>
    </Loading>
  );
}
