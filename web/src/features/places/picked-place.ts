import type { MapPoint } from './map-view.tsx';

export interface PickedPlace {
  /** Null for an address that was typed and isn't found yet. */
  point: MapPoint | null;
  address: string;
  city: string;
  country: string;
  venue: string;
}
