import { Marker, type DivIcon } from 'leaflet';
import { useEffect, useState } from 'react';
import { useMap } from './use-map.ts';

interface Props {
  latitude: number;
  longitude: number;
  icon: DivIcon;
  /** Called when it is pressed; without it, the marker can't be pressed. */
  onPress?: () => void;
}

/** A marker on the surrounding map, updated when its props change. */
export function MapMarker({ latitude, longitude, icon, onPress }: Props) {
  const map = useMap();
  const isPressed = onPress !== undefined;
  const [marker] = useState(() => new Marker([latitude, longitude], { icon, keyboard: false, interactive: isPressed }));
  useEffect(() => {
    marker.addTo(map);
    return () => void marker.remove();
  }, [map, marker]);
  useEffect(() => void marker.setLatLng([latitude, longitude]), [marker, latitude, longitude]);
  useEffect(() => {
    // If nothing changed, the element stays, and so does the focus in it.
    if (marker.options.icon !== icon) marker.setIcon(icon);
  }, [marker, icon]);
  useEffect(() => {
    if (!onPress) return undefined;
    marker.on('click', onPress);
    return () => void marker.off('click', onPress);
  }, [marker, onPress]);
  return null;
}
