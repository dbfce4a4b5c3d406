import type { LeafletEventHandlerFnMap, Map as LeafletMap } from 'leaflet';
import { createContext, useContext, useEffect } from 'react';

/** The map around a component; there is one as soon as a {@link MapFrame} shows what is in it. */
export const MapContext = createContext<LeafletMap | null>(null);

export function useMap(): LeafletMap {
  const map = useContext(MapContext);
  if (map === null) throw new Error('There is no map around this');
  return map;
}

/** Calls what happens on the map around it; `happens` may be another function each time. */
export function useMapEvent<Name extends 'click' | 'moveend'>(
  name: Name,
  happens: NonNullable<LeafletEventHandlerFnMap[Name]>,
): void {
  const map = useMap();
  useEffect(() => {
    const handlers = { [name]: happens };
    map.on(handlers);
    return () => void map.off(handlers);
  }, [map, name, happens]);
}
