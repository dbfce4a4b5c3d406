import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MapPoint } from './map-view.tsx';

/** Tells the browser's own place where the reader has already allowed that; asks nothing by itself. */
export function useOwnPlace(wanted: boolean, onPlace: (place: MapPoint) => void): void {
  const tell = useRef(onPlace);
  useLayoutEffect(() => {
    tell.current = onPlace;
  });
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    const start = async () => {
      const permission = await navigator.permissions.query({ name: 'geolocation' });
      if (permission.state !== 'granted') return;
      navigator.geolocation.getCurrentPosition(({ coords: { latitude, longitude } }) => {
        if (current) tell.current({ latitude, longitude });
      });
    };
    // A browser that doesn't tell what is allowed is one that hasn't.
    start().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [wanted]);
}
