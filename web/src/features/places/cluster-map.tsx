import { divIcon, latLngBounds, type LatLngTuple, type Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import { MapFrame } from './map-frame.tsx';
import { MapMarker } from './map-marker.tsx';
import { useMap, useMapEvent } from './use-map.ts';

export interface Cluster {
  key: string;
  latitude: number;
  longitude: number;
  count: number;
  /** The accessible name: what pressing it does. */
  label: string;
  /** Whether it is a single thing, shown as a pin instead of a number. */
  chosen: boolean;
}

/** The visible part of the map. */
export interface MapPart {
  south: number;
  west: number;
  north: number;
  east: number;
  latitude: number;
  longitude: number;
  zoom: number;
}

interface Props {
  label: string;
  clusters: readonly Cluster[];
  /** The part of the map to show; null for the whole country. */
  at: { latitude: number; longitude: number; zoom: number } | null;
  onMove: (part: MapPart) => void;
  onPress: (cluster: Cluster, map: LeafletMap) => void;
}

/** The first view of the map, until the Netherlands are fitted into it (pages.md#map). */
const country: { centre: LatLngTuple; zoom: number } = { centre: [52.2, 5.3], zoom: 6 };
const borders = latLngBounds([50.73, 3.3], [53.57, 7.25]);

/** A map of clusters, each a button with an accessible name. */
export function ClusterMap({ label, clusters, at, onMove, onPress }: Props) {
  const start = at ? { centre: [at.latitude, at.longitude] as LatLngTuple, zoom: at.zoom } : country;
  return (
    <MapFrame label={label} start={start}>
      <View at={at} onMove={onMove} />
      {clusters.map((cluster) => (
        <ClusterMarker key={cluster.key} cluster={cluster} onPress={onPress} />
      ))}
    </MapFrame>
  );
}

function ClusterMarker({ cluster, onPress }: { cluster: Cluster } & Pick<Props, 'onPress'>) {
  const map = useMap();
  const { latitude, longitude, count, label, chosen } = cluster;
  const icon = useMemo(() => clusterIcon(count, label, chosen), [count, label, chosen]);
  return <MapMarker latitude={latitude} longitude={longitude} icon={icon} onPress={() => onPress(cluster, map)} />;
}

/** A native button, which Enter and Space press. Its label is set as text, so that a game's name can't become HTML. */
function clusterIcon(count: number, label: string, chosen: boolean) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = count > 1 ? String(count) : '';
  button.setAttribute('aria-label', label);
  if (chosen) button.setAttribute('aria-pressed', 'true');
  const size = Math.round(44 + Math.min(24, 6 * Math.log10(count) * 1.6));
  return divIcon({
    className: `map-cluster ${count === 1 ? 'map-single' : ''}`,
    html: button,
    iconSize: [size, size],
  });
}

/** Keeps the map and the address in step: reports moves of the map, and moves the map when the address changes. */
function View({ at, onMove }: Pick<Props, 'at' | 'onMove'>) {
  const map = useMap();
  const told = useRef('');
  const tell = () => {
    const part = partOf(map);
    told.current = keyOf(part);
    onMove(part);
  };
  const first = useRef(tell);
  useMapEvent('moveend', tell);
  const wanted = at && keyOf(at);
  useEffect(() => {
    if (wanted === told.current) return;
    if (!wanted) {
      showCountry(map);
      return;
    }
    const [latitude = 0, longitude = 0, zoom = 0] = wanted.split(',').map(Number);
    map.setView([latitude, longitude], zoom);
  }, [map, wanted]);
  useEffect(() => first.current(), []);
  return null;
}

/** The zoom at which the country fits, between two of the zooms that the buttons reach. */
function showCountry(map: LeafletMap): void {
  map.options.zoomSnap = 0.25;
  map.fitBounds(borders, { animate: false });
  map.options.zoomSnap = 1;
}

const keyOf = ({ latitude, longitude, zoom }: NonNullable<Props['at']>) => `${latitude},${longitude},${zoom}`;
const round = (degrees: number) => Math.round(degrees * 1000) / 1000;

function partOf(map: LeafletMap): MapPart {
  const centre = map.getCenter();
  // Slightly more than is visible, so that clusters at the edge are included and a short drag needs no new request.
  const bounds = map.getBounds().pad(0.1);
  return {
    latitude: round(centre.lat),
    longitude: round(centre.lng),
    zoom: Math.round(map.getZoom()),
    south: Math.max(-90, round(bounds.getSouth())),
    west: Math.max(-180, round(bounds.getWest())),
    north: Math.min(90, round(bounds.getNorth())),
    east: Math.min(180, round(bounds.getEast())),
  };
}
