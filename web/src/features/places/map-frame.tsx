import 'leaflet/dist/leaflet.css';
import './map-view.css';
import { Control, GeoJSON, Map as LeafletMap, TileLayer, type GeoJSONOptions, type LatLngExpression } from 'leaflet';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { useSettings } from '../../platform/settings.tsx';
import { shapes } from './map-shapes.ts';
import { TownNames } from './town-names.tsx';
import { MapContext, useMap } from './use-map.ts';

interface Props {
  label: string;
  /** Where it starts. */
  start: { centre: LatLngExpression; zoom: number };
  className?: string;
  children: ReactNode;
}

/** The layers of the offline map from the bottom up: shape, CSS class, attribution. */
const ground: { shape: (typeof shapes)[keyof typeof shapes]; className: string; attribution?: string }[] = [
  { shape: shapes.neighbours, className: 'map-abroad' },
  { shape: shapes.netherlands, className: 'map-land', attribution: 'Natural Earth, GSHHG, GeoNames' },
  { shape: shapes.provinceBorders, className: 'map-border' },
  { shape: shapes.rivers, className: 'map-river' },
  { shape: shapes.dykes, className: 'map-dyke' },
];
const zooms = { min: 6, max: 17 };

/**
 * A map that needs no network: the country with its waters, provinces, towns and neighbours, drawn from our own shapes. If the settings
 * name a tile server, it shows streets. Its children render once the map exists.
 */
export function MapFrame({ label, start, className = '', children }: Props) {
  const { tileUrl } = useSettings();
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  // Fixed at the first render: Leaflet adds its own classes to the element, and the children move the map.
  const [given] = useState({ start, className: `map-view ${className}` });
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const made = openMap(element.current, given.start);
    setMap(made);
    return () => {
      // Leaflet doesn't cancel its zoom timer, which would otherwise look for a map that has been removed.
      Object.assign(made, { _animatingZoom: false });
      made.remove();
      setMap(null);
    };
  }, [given]);
  return (
    <section ref={element} className={given.className} aria-label={label}>
      {map && (
        <MapContext value={map}>
          <ZoomButtons />
          <Ground />
          {tileUrl === null && <TownNames />}
          {children}
        </MapContext>
      )}
    </section>
  );
}

function openMap(element: HTMLElement, start: Props['start']): LeafletMap {
  const map = new LeafletMap(element, {
    minZoom: zooms.min,
    maxZoom: zooms.max,
    scrollWheelZoom: false,
    zoomControl: false,
    attributionControl: false,
  });
  map.setView(start.centre, start.zoom);
  new Control.Attribution({ prefix: false }).addTo(map);
  return map;
}

function ZoomButtons() {
  const map = useMap();
  const t = useT();
  const zoomInTitle = t('games.map.zoomIn');
  const zoomOutTitle = t('games.map.zoomOut');
  useEffect(() => {
    const buttons = new Control.Zoom({ position: 'bottomright', zoomInTitle, zoomOutTitle }).addTo(map);
    return () => void buttons.remove();
  }, [map, zoomInTitle, zoomOutTitle]);
  return null;
}

/** The bottom layer: tiles, or the shapes. */
function Ground() {
  const map = useMap();
  const { tileUrl, tileAttribution: attribution } = useSettings();
  useEffect(() => {
    const layers = tileUrl === null ? ground.map(drawShape) : [new TileLayer(tileUrl, { attribution })];
    for (const layer of layers) layer.addTo(map);
    return () => {
      for (const layer of layers) layer.remove();
    };
  }, [map, tileUrl, attribution]);
  return null;
}

function drawShape({ shape, className, attribution }: (typeof ground)[number]): GeoJSON {
  const options: GeoJSONOptions = { interactive: false, style: { className }, ...(attribution && { attribution }) };
  return new GeoJSON(shape, options);
}
