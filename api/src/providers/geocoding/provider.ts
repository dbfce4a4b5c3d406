/** A street or a house, as an external geocoder knows it. */
export interface FoundAddress {
  /** Street and number: `Sportlaan 12`. */
  name: string;
  /** The whole line: `Sportlaan 12, 3524AB Utrecht`. */
  address: string;
  city: string;
  province: string;
  country: string;
  /** Degrees (WGS 84). */
  latitude: number;
  longitude: number;
}

/**
 * The port to a geocoder, for streets and houses, which the embedded gazetteer doesn't have. Called outside of transactions only, through
 * `features/places/ask-geocoder.ts`, which limits how long and how often.
 */
export interface GeocodingProvider {
  /** How many requests per second a process may make. */
  readonly perSecond: number;
  /** @throws GeocodingError (or the signal's reason) if it can't be reached or its answer is invalid */
  search(query: string, limit: number, signal: AbortSignal): Promise<FoundAddress[]>;
  /**
   * The address at a point; null if there is none.
   * @throws as `search`
   */
  reverse(latitude: number, longitude: number, signal: AbortSignal): Promise<FoundAddress | null>;
}

/** The geocoder could not be reached, or its answer was invalid. */
export class GeocodingError extends Error {
  override name = 'GeocodingError';
}
