import { StartError } from '../../platform/settings/start-error.ts';
import type { StreetSource } from '../../platform/settings/map-settings.ts';
import { fileStreets } from './file.ts';
import { keepParts } from './keep-parts.ts';
import { type StreetArchive, StreetsError } from './provider.ts';
import { webStreets } from './web.ts';

/**
 * The configured vector map; null without one. A web address is only asked once somebody looks at a map.
 * @throws StartError if the file can't be read or isn't a vector map
 */
export async function openStreets(streets: StreetSource | null): Promise<StreetArchive | null> {
  if (streets === null) return null;
  if ('url' in streets) return keepParts(webStreets(streets.url));
  return fileStreets(streets.file).catch((error: unknown) => {
    if (!(error instanceof StreetsError)) throw error;
    throw new StartError(`MAP_PMTILES can't be used: ${error.message} (${streets.file}).`);
  });
}
