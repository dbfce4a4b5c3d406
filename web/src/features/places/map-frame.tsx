import './map-view.css';
import { Control, GeoJSON, Map as LeafletMap, TileLayer, type GeoJSONOptions, type LatLngExpression } from 'leaflet';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useShownScheme } from '../../platform/color-scheme.ts';
import { useI18n, useT } from '../../platform/i18n.tsx';
import { useSettings } from '../../platform/settings.tsx';
import { shapes } from './map-shapes.ts';
import { TownNames } from './town-names.tsx';
import { MapContext, useMap } from './use-map.ts';
import { type Streets, useStreets } from './use-streets.ts';

interface Props {
  label: string;
  /** The place and zoom that the map starts with. */
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
/** Below the tiles, so that it shows where tiles are missing. */
const groundPane = 'ground';
const zooms = { min: 6, max: 17, withStreets: 19 };

/**
 * A map that needs no network: the country with its waters, provinces, towns and neighbours, drawn from our own shapes. If the settings
 * name a vector map or a tile server, it shows streets above that (decisions/0048-streets.md). Its children render once the map exists.
 */
export function MapFrame({ label, start, className = '', children }: Props) {
  const { tileUrl } = useSettings();
  const streets = useStreets();
  const scheme = useShownScheme();
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
        <MapContext value={{ map, isPlain: tileUrl === null && streets === null }}>
          <ZoomButtons />
          <Ground />
          {tileUrl !== null && <Tiles url={tileUrl} />}
          {streets !== null && streets !== 'opening' && <StreetTiles key={scheme} streets={streets} />}
          {tileUrl === null && streets === null && <TownNames />}
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

/** The bottom layer: the shapes. */
function Ground() {
  const map = useMap();
  useEffect(() => {
    if (!map.getPane(groundPane)) map.createPane(groundPane);
    const layers = ground.map(drawShape);
    for (const layer of layers) layer.addTo(map);
    return () => {
      for (const layer of layers) layer.remove();
    };
  }, [map]);
  return null;
}

/** A tile server's pictures. */
function Tiles({ url }: { url: string }) {
  const map = useMap();
  const { tileAttribution: attribution } = useSettings();
  useEffect(() => {
    const layer = new TileLayer(url, { attribution }).addTo(map);
    return () => void layer.remove();
  }, [map, url, attribution]);
  return null;
}

/** The operator's vector map, drawn in the colours of the scheme that is shown when it mounts. */
function StreetTiles({ streets: { open, draw } }: { streets: Streets }) {
  const map = useMap();
  const { language } = useI18n();
  const { tileAttribution: attribution } = useSettings();
  useEffect(() => {
    const layer = draw(open, { element: map.getContainer(), language, attribution });
    layer.addTo(map);
    map.setMaxZoom(zooms.withStreets);
    return () => void layer.remove();
  }, [map, open, draw, language, attribution]);
  return null;
}

function drawShape({ shape, className, attribution }: (typeof ground)[number]): GeoJSON {
  const options: GeoJSONOptions = {
    interactive: false,
    pane: groundPane,
    style: { className },
    ...(attribution && { attribution }),
  };
  return new GeoJSON(shape, options);
}
