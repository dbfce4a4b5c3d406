import 'leaflet/dist/leaflet.css';
import './map-view.css';
import type { LatLngBoundsExpression, LatLngExpression } from 'leaflet';
import { useEffect, type ReactNode } from 'react';
import {
  AttributionControl,
  GeoJSON,
  MapContainer,
  TileLayer,
  useMap,
  ZoomControl,
  type GeoJSONProps,
} from 'react-leaflet';
import { useT } from '../../platform/i18n.tsx';
import { useSettings } from '../../platform/settings.tsx';
import shapes from './map-shapes.json';

interface Props {
  label: string;
  /** Where it starts: a point at a zoom, or a part that has to fit. */
  start: { centre: LatLngExpression; zoom: number } | { bounds: LatLngBoundsExpression };
  className?: string;
  children: ReactNode;
}

type Shape = NonNullable<GeoJSONProps['data']>;
const neighbours = shapes.neighbours as Shape;
const netherlands = shapes.netherlands as Shape;
const borders = shapes.provinceBorders as Shape;
const zooms = { min: 6, max: 17 };

/**
 * A map that needs no network: the country, its provinces and the neighbours, drawn from shapes of our own. With a tile server
 * in the settings, its streets.
 */
export function MapFrame({ label, start, className = '', children }: Props) {
  const t = useT();
  const { tileUrl, tileAttribution } = useSettings();
  return (
    <MapContainer
      {...('bounds' in start ? { bounds: start.bounds } : { center: start.centre, zoom: start.zoom })}
      minZoom={zooms.min}
      maxZoom={zooms.max}
      scrollWheelZoom={false}
      zoomControl={false}
      attributionControl={false}
      className={`map-view ${className}`}
    >
      <Accessible label={label} />
      <AttributionControl prefix={false} />
      <ZoomControl position="bottomright" zoomInTitle={t('games.map.zoomIn')} zoomOutTitle={t('games.map.zoomOut')} />
      {tileUrl === null ? <Shapes /> : <TileLayer url={tileUrl} attribution={tileAttribution} />}
      {children}
    </MapContainer>
  );
}

function Shapes() {
  return (
    <>
      <GeoJSON data={neighbours} interactive={false} style={{ className: 'map-abroad' }} />
      <GeoJSON
        data={netherlands}
        interactive={false}
        attribution="Natural Earth, GeoNames"
        style={{ className: 'map-land' }}
      />
      <GeoJSON data={borders} interactive={false} style={{ className: 'map-border' }} />
    </>
  );
}

function Accessible({ label }: { label: string }) {
  const map = useMap();
  useEffect(() => {
    const element = map.getContainer();
    element.setAttribute('role', 'region');
    element.setAttribute('aria-label', label);
  }, [map, label]);
  // A zoom that ends after the map is gone looks for it: Leaflet does not forget its timer.
  useEffect(() => () => void Object.assign(map, { _animatingZoom: false }), [map]);
  return null;
}
