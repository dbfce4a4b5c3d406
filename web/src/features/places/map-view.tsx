import 'leaflet/dist/leaflet.css';
import './map-view.css';
import { divIcon, type LatLngExpression } from 'leaflet';
import { useEffect } from 'react';
import {
  AttributionControl,
  GeoJSON,
  MapContainer,
  Marker,
  useMap,
  useMapEvents,
  ZoomControl,
  type GeoJSONProps,
} from 'react-leaflet';
import { useT } from '../../platform/i18n.tsx';
import shapes from './map-shapes.json';

export interface MapPoint {
  latitude: number;
  longitude: number;
}

interface Props {
  label: string;
  centre: MapPoint;
  zoom: number;
  pin: MapPoint | null;
  /** Lets a click choose a place. */
  onPick?: (point: MapPoint) => void;
}

type Shape = NonNullable<GeoJSONProps['data']>;
const neighbours = shapes.neighbours as Shape;
const netherlands = shapes.netherlands as Shape;
const borders = shapes.provinceBorders as Shape;

const pinIcon = divIcon({
  className: 'map-pin',
  html: '<svg viewBox="0 0 24 30"><path d="M12 29.5S22.5 19.6 22.5 11.2a10.5 10.5 0 1 0-21 0C1.5 19.6 12 29.5 12 29.5z"/><circle cx="12" cy="11" r="4"/></svg>',
  iconSize: [32, 40],
  iconAnchor: [16, 40],
});

const latLng = ({ latitude, longitude }: MapPoint): LatLngExpression => [latitude, longitude];

/** A map that needs no network: the country, its provinces and the neighbours, drawn from shapes of our own. */
export default function MapView({ label, centre, zoom, pin, onPick }: Props) {
  const t = useT();
  return (
    <MapContainer
      center={latLng(centre)}
      zoom={zoom}
      minZoom={6}
      maxZoom={15}
      scrollWheelZoom={false}
      zoomControl={false}
      attributionControl={false}
      className={`map-view ${onPick ? 'map-picks' : ''}`}
    >
      <Accessible label={label} />
      <AttributionControl prefix={false} />
      <ZoomControl position="bottomright" zoomInTitle={t('match.map.zoomIn')} zoomOutTitle={t('match.map.zoomOut')} />
      <GeoJSON data={neighbours} interactive={false} style={{ className: 'map-abroad' }} />
      <GeoJSON
        data={netherlands}
        interactive={false}
        attribution="Natural Earth, GeoNames"
        style={{ className: 'map-land' }}
      />
      <GeoJSON data={borders} interactive={false} style={{ className: 'map-border' }} />
      <Follow centre={centre} zoom={zoom} />
      {onPick && <Picks onPick={onPick} />}
      {pin && <Marker position={latLng(pin)} icon={pinIcon} interactive={false} keyboard={false} alt={label} />}
    </MapContainer>
  );
}

function Accessible({ label }: { label: string }) {
  const map = useMap();
  useEffect(() => {
    const element = map.getContainer();
    element.setAttribute('role', 'region');
    element.setAttribute('aria-label', label);
  }, [map, label]);
  return null;
}

/** Moves along when the place changes. */
function Follow({ centre: { latitude, longitude }, zoom }: { centre: MapPoint; zoom: number }) {
  const map = useMap();
  useEffect(() => {
    map.setView([latitude, longitude], zoom);
  }, [map, latitude, longitude, zoom]);
  return null;
}

function Picks({ onPick }: { onPick: (point: MapPoint) => void }) {
  useMapEvents({ click: ({ latlng }) => onPick({ latitude: latlng.lat, longitude: latlng.lng }) });
  return null;
}
