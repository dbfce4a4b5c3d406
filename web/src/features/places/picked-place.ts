/** A place in the form of the calls. */
export interface PickedPlace {
  /** Longitude and latitude; null for a typed address that hasn't been found yet. */
  coordinates: [number, number] | null;
  address: string;
  city: string;
  country: string;
  /** The venue's name. */
  description: string;
}
