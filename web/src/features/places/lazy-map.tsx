import { lazy, type ComponentProps } from 'react';
import { Later } from '../../ui/later.tsx';
import { Skeleton } from '../../ui/states.tsx';
import classes from './lazy-map.module.css';
import type MapViewComponent from './map-view.tsx';

const MapView = lazy(() => import('./map-view.tsx'));

/** The map, in a frame of its final size; its library and shapes arrive after the page, or when the reader comes `near`. */
export function LazyMap({ near, ...props }: ComponentProps<typeof MapViewComponent> & { near?: boolean }) {
  return (
    <div className={classes.frame}>
      <Later near={near} waiting={<Skeleton height="100%" />}>
        <MapView {...props} />
      </Later>
    </div>
  );
}
