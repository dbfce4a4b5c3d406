import type { LeafletEventHandlerFnMap, Map as LeafletMap } from 'leaflet';
import { createContext, useContext, useEffect } from 'react';

/** The map around a component, which exists once a {@link MapFrame} renders its children. */
export const MapContext = createContext<LeafletMap | null>(null);

export function useMap(): LeafletMap {
  const map = useContext(MapContext);
  if (map === null) throw new Error('There is no map around this');
  return map;
}

/** Calls `happens` on an event of the surrounding map; it may be another function each time. */
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
