import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MapPoint } from './map-view.tsx';

/** Reports the reader's position if they have already allowed that; never asks for permission. */
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
    // A browser that doesn't tell about permissions counts as one that hasn't allowed it.
    start().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [wanted]);
}
