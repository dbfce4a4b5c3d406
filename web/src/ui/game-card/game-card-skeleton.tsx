import { type CardShape, cardsClass } from '../card.tsx';
import { Loading, Skeleton } from '../states.tsx';
import cards from '../card.module.css';
import classes from './game-card.module.css';

/** Stand-ins for cards that are loading, in the same shape and height. */
export function GameGridSkeleton({ count, shape = 'grid' }: { count: number; shape?: CardShape }) {
  return (
    <Loading>
      <div className={cardsClass(shape)}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={cards.card}>
            <div className={classes.cover} />
            <div className={classes.body}>
              <Skeleton width="60%" height={26} />
              <span style={{ height: 4 }} />
              <Skeleton width="45%" height={22} />
              <span style={{ height: 8 }} />
              <Skeleton width="80%" height={22} />
              <div className={classes.facts}>
                <Skeleton width="70%" height={18} />
                <Skeleton width="85%" height={18} />
                <Skeleton width="55%" height={18} />
              </div>
              <Skeleton height={30} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
