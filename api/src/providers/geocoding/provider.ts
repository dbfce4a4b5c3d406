/** A street or a house, as a geocoder of the outside world knows it. */
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
 * The port to a geocoder: streets and houses, which the embedded gazetteer has none of. Called outside of transactions only,
 * through `features/places/ask-geocoder.ts`, which bounds how long and how often.
 */
export interface GeocodingProvider {
  /** How many questions a second it may be asked by one process. */
  readonly perSecond: number;
  /** @throws GeocodingError (or the signal's reason) when it can't be asked or does not answer as agreed */
  search(query: string, limit: number, signal: AbortSignal): Promise<FoundAddress[]>;
  /** The address at a point; null where there is none. @throws as search */
  reverse(latitude: number, longitude: number, signal: AbortSignal): Promise<FoundAddress | null>;
}

/** The geocoder could not be reached, or did not answer as agreed. */
export class GeocodingError extends Error {
  override name = 'GeocodingError';
}
