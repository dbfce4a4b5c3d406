import { lazy, type ComponentProps } from 'react';
import { Deferred } from '../../ui/deferred.tsx';
import { Skeleton } from '../../ui/states.tsx';
import classes from './lazy-map.module.css';
import type MapViewComponent from './map-view.tsx';

const MapView = lazy(() => import('./map-view.tsx'));

interface Props extends ComponentProps<typeof MapViewComponent> {
  near?: boolean;
  /** For a single pin, which needs less height. */
  low?: boolean;
}

/** The map in a frame of its final size; its library and shapes load after the page, or when the reader scrolls `near`. */
export function LazyMap({ near, low = false, ...props }: Props) {
  return (
    <div className={`${classes.frame} ${low ? classes.low : ''}`}>
      <Deferred near={near} waiting={<Skeleton height="100%" />}>
        <MapView {...props} />
      </Deferred>
    </div>
  );
}
