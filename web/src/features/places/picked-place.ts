import type { MapPoint } from './map-view.tsx';

export interface PickedPlace {
  /** Null for a typed address that hasn't been found yet. */
  point: MapPoint | null;
  address: string;
  city: string;
  country: string;
  venue: string;
}
