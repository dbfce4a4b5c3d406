import path from 'node:path';
import { StartError } from './start-error.ts';

/** An operator's vector map: a file, or a web address. */
export type StreetSource = { file: string } | { url: string };

/** A geocoder that knows streets. */
export interface GeocoderSettings {
  kind: 'pdok' | 'nominatim';
  url: string;
}

/** Where Rondo serves the operator's vector map. */
export const streetsPath = '/map/streets.pmtiles';

/** @throws StartError if tiles are configured as well, or the address isn't safe, or has a password */
export function streetsOf(
  { MAP_PMTILES: given, TILE_URL: tiles }: { MAP_PMTILES?: string | undefined; TILE_URL?: string | undefined },
  production: boolean,
): StreetSource | null {
  if (given === undefined) return null;
  if (tiles !== undefined) throw new StartError('MAP_PMTILES and TILE_URL both say what maps show: set one of them.');
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(given)) return { file: path.resolve(given) };
  if (!isSafeAddress(given, production))
    throw new StartError('MAP_PMTILES must be the path of a file, or an https address.');
  const { username, password } = new URL(given);
  if (username !== '' || password !== '')
    throw new StartError('MAP_PMTILES must have no user name and no password in it.');
  return { url: given };
}

/** @throws StartError when the chosen geocoder lacks an address */
export function geocoderOf(kind: 'none' | GeocoderSettings['kind'], url: string | undefined): GeocoderSettings | null {
  if (kind === 'none') return null;
  if (kind === 'pdok') return { kind, url: url ?? 'https://api.pdok.nl/bzk/locatieserver/search/v3_1' };
  // OpenStreetMap's own server forbids searching while somebody types.
  if (url === undefined) throw new StartError('GEOCODER=nominatim needs GEOCODER_URL, the address of your own server.');
  return { kind, url };
}

/** Whether it is an https address, or, outside production, an http one on this machine. */
export function isSafeAddress(url: string, production: boolean): boolean {
  const { protocol, hostname } = URL.parse(url) ?? {};
  if (protocol === 'https:') return true;
  return !production && protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname ?? '');
}
