import { lazy, type ComponentProps } from 'react';
import { Deferred } from '../../ui/deferred.tsx';
import { Skeleton } from '../../ui/states.tsx';
import classes from './lazy-map.module.css';
import type MapViewComponent from './map-view.tsx';

const MapView = lazy(() => import('./map-view.tsx'));

/** The map in a frame of its final size; its library and shapes load after the page, or when the reader scrolls `near`. */
export function LazyMap({ near, ...props }: ComponentProps<typeof MapViewComponent> & { near?: boolean }) {
  return (
    <div className={classes.frame}>
      <Deferred near={near} waiting={<Skeleton height="100%" />}>
        <MapView {...props} />
      </Deferred>
    </div>
  );
}
