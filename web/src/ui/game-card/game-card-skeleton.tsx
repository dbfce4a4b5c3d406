import { type CardShape, cardsClass, isSwiped } from '../card.tsx';
import { Loading, Skeleton } from '../states.tsx';
import cards from '../card.module.css';
import classes from './game-card.module.css';

/** Stand-ins for cards that are loading, in the same shape and height. */
export function GameGridSkeleton({ count, shape = 'grid' }: { count: number; shape?: CardShape }) {
  return (
    <Loading>
      <div className={cardsClass(shape)} data-swiped={isSwiped(shape) || undefined}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={`${cards.card} ${classes.card}`}>
            <div className={classes.cover} />
            <div className={classes.body}>
              <Skeleton width="60%" height={20} />
              <Skeleton width="80%" height={22} />
              <Skeleton width="70%" height={20} />
              <Skeleton width="60%" height={26} />
              <Skeleton height={32} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
