import { divIcon, type LatLngTuple } from 'leaflet';
import { useEffect } from 'react';
import { CountryInset } from './country-inset.tsx';
import { MapFrame } from './map-frame.tsx';
import { MapMarker } from './map-marker.tsx';
import { useIsPlain, useMap, useMapEvent } from './use-map.ts';

export interface MapPoint {
  latitude: number;
  longitude: number;
}

interface Props {
  label: string;
  centre: MapPoint;
  zoom: number;
  pin: MapPoint | null;
  /** Makes a click choose a place. */
  onPick?: (point: MapPoint) => void;
}

const pinIcon = divIcon({
  className: 'map-pin',
  html: '<svg viewBox="0 0 24 30"><path d="M12 29.5S22.5 19.6 22.5 11.2a10.5 10.5 0 1 0-21 0C1.5 19.6 12 29.5 12 29.5z"/><circle cx="12" cy="11" r="4"/></svg>',
  iconSize: [32, 40],
  iconAnchor: [16, 40],
});

/** From this zoom on, a map without streets doesn't show where in the country a place is. */
const nearZoom = 10;

const latLng = ({ latitude, longitude }: MapPoint): LatLngTuple => [latitude, longitude];

/** A map of one place, or to choose one. */
export default function MapView({ label, centre, zoom, pin, onPick }: Props) {
  return (
    <MapFrame label={label} start={{ centre: latLng(centre), zoom }} className={onPick ? 'map-picks' : ''}>
      <Follow centre={centre} zoom={zoom} />
      {onPick && <Picks onPick={onPick} />}
      {pin && zoom >= nearZoom && <Inset point={pin} />}
      {pin && <MapMarker latitude={pin.latitude} longitude={pin.longitude} icon={pinIcon} />}
    </MapFrame>
  );
}

function Inset({ point }: { point: MapPoint }) {
  return useIsPlain() ? <CountryInset point={point} /> : null;
}

/** Moves the map when the place changes. */
function Follow({ centre: { latitude, longitude }, zoom }: { centre: MapPoint; zoom: number }) {
  const map = useMap();
  useEffect(() => {
    map.setView([latitude, longitude], zoom);
  }, [map, latitude, longitude, zoom]);
  return null;
}

function Picks({ onPick }: { onPick: (point: MapPoint) => void }) {
  useMapEvent('click', ({ latlng }) => onPick({ latitude: latlng.lat, longitude: latlng.lng }));
  return null;
}
