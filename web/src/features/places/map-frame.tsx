import 'leaflet/dist/leaflet.css';
import './map-view.css';
import {
  Control,
  GeoJSON,
  Map as LeafletMap,
  TileLayer,
  type GeoJSONOptions,
  type LatLngBoundsExpression,
  type LatLngExpression,
} from 'leaflet';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { useSettings } from '../../platform/settings.tsx';
import shapes from './map-shapes.json';
import { MapContext, useMap } from './use-map.ts';

interface Props {
  label: string;
  /** Where it starts: a point at a zoom, or a part that has to fit. */
  start: { centre: LatLngExpression; zoom: number } | { bounds: LatLngBoundsExpression };
  className?: string;
  children: ReactNode;
}

type Shape = ConstructorParameters<typeof GeoJSON>[0];
/** The offline map, from below: what, by which class it is coloured, and whose it is. */
const ground: { shape: Shape; className: string; attribution?: string }[] = [
  { shape: shapes.neighbours as Shape, className: 'map-abroad' },
  { shape: shapes.netherlands as Shape, className: 'map-land', attribution: 'Natural Earth, GeoNames' },
  { shape: shapes.provinceBorders as Shape, className: 'map-border' },
];
const zooms = { min: 6, max: 17 };

/**
 * A map that needs no network: the country, its provinces and the neighbours, drawn from shapes of our own. With a tile server
 * in the settings, its streets. What is in it is shown once the map is there.
 */
export function MapFrame({ label, start, className = '', children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  // As they were at first: Leaflet adds classes of its own to the element, and the map is moved by what is in it.
  const [given] = useState({ start, className: `map-view ${className}` });
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const made = openMap(element.current, given.start);
    setMap(made);
    return () => {
      // A zoom that ends after the map is gone looks for it: Leaflet does not forget its timer.
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
  if ('bounds' in start) map.fitBounds(start.bounds);
  else map.setView(start.centre, start.zoom);
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

/** What lies below everything: tiles, or the shapes. */
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
