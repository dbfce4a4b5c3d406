import type { LeafletEventHandlerFnMap, Map as LeafletMap } from 'leaflet';
import { createContext, useContext, useEffect } from 'react';

/** The surrounding map, which exists once a {@link MapFrame} renders its children. */
export const MapContext = createContext<{ map: LeafletMap; isPlain: boolean } | null>(null);

export function useMap(): LeafletMap {
  return useAround().map;
}

/** Whether the surrounding map has no streets and shows only the offline map. */
export function useIsPlain(): boolean {
  return useAround().isPlain;
}

function useAround(): { map: LeafletMap; isPlain: boolean } {
  const around = useContext(MapContext);
  if (around === null) throw new Error('There is no map around this');
  return around;
}

/** Calls `happens` on an event of the surrounding map; a render may pass another function. */
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
