import { Marker, type DivIcon } from 'leaflet';
import { useEffect, useState } from 'react';
import { useMap } from './use-map.ts';

interface Props {
  latitude: number;
  longitude: number;
  icon: DivIcon;
  /** What a press does; without it the marker is only seen. */
  onPress?: () => void;
}

/** A mark on the map around it, which moves and changes with what it is given. */
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
    // Its element stays, with the focus in it, when nothing changed.
    if (marker.options.icon !== icon) marker.setIcon(icon);
  }, [marker, icon]);
  useEffect(() => {
    if (!onPress) return undefined;
    marker.on('click', onPress);
    return () => void marker.off('click', onPress);
  }, [marker, onPress]);
  return null;
}
