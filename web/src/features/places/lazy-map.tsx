import { lazy, Suspense, type ComponentProps } from 'react';
import { useMounted } from '../../platform/use-mounted.ts';
import { Skeleton } from '../../ui/states.tsx';
import classes from './lazy-map.module.css';
import type MapViewComponent from './map-view.tsx';

const MapView = lazy(() => import('./map-view.tsx'));

/** The map, in a frame of its final size; its library and shapes arrive after the page. */
export function LazyMap(props: ComponentProps<typeof MapViewComponent>) {
  const mounted = useMounted();
  const waiting = <Skeleton height="100%" />;
  return (
    <div className={classes.frame}>
      {mounted ? (
        <Suspense fallback={waiting}>
          <MapView {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
