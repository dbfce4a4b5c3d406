import * as contract from '@rondo/contract';
import type { Database } from '../../platform/db.ts';
import { limitAttempts } from '../../platform/rate-limit.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve, serveSharedByAudience } from '../../platform/serve.ts';
import type { Viewer } from '../../platform/sessions.ts';
import type { FoundAddress } from '../../providers/geocoding/provider.ts';
import { countAround } from '../games/count-around.ts';
import { findAudience } from '../games/find-audience.ts';
import type { Geocoder } from './ask-geocoder.ts';
import { findNearestPlace, findPlaces, findPreferredCities, type PlaceRow, searchText } from './queries.ts';

/** Shorter than this nobody types a street. */
const shortestStreet = 3;

/** Questions to the geocoder a caller has a minute: someone who types asks some ten for a street. */
const asksAMinute = 60;

export function placeRoutes(context: Context, geocoder: Geocoder): void {
  const { db, clock } = context;
  const ofViewer = (viewer: Viewer) => findAudience(db, viewer.id);

  serveSharedByAudience(context, contract.listLocations, ofViewer, async ({ query: filters, audience }) => {
    const cities = await findPreferredCities(db);
    const counts = await countAround(db, cities, { filters, audience, now: clock.now() });
    const locations = cities.map((city, index) => ({
      name: city.name,
      location: { type: 'Point' as const, coordinates: [city.longitude, city.latitude] as [number, number] },
      event_count: counts[index] ?? 0,
    }));
    return { status: 'success', data: { locations } };
  });

  // Streets come from outside, if at all; whatever they do, the gazetteer answers.
  serve(context, contract.searchPlaces, async ({ query, http }) => {
    const streetsAtMost = query.query.length < shortestStreet ? 0 : Math.ceil(query.limit / 2);
    const [streets, towns] = await Promise.all([
      streetsAtMost > 0 ? geocoder.search(query.query, streetsAtMost, () => mayAsk(db, http.request.ip)) : null,
      findPlaces(db, query.query, query.limit),
    ]);
    // Whoever typed all of a town's name means the town, not the streets called after it.
    const meant = towns.filter(({ name }) => searchText(name) === searchText(query.query));
    const others = towns.filter((town) => !meant.includes(town));
    const places = [...meant.map(presentPlace), ...(streets ?? []).map(presentAddress), ...others.map(presentPlace)];
    return { status: 'success', data: { places: places.slice(0, query.limit) } };
  });

  serve(context, contract.reversePlace, async ({ query: { latitude, longitude }, http }) => {
    const [address, town] = await Promise.all([
      geocoder.reverse(latitude, longitude, () => mayAsk(db, http.request.ip)),
      findNearestPlace(db, latitude, longitude),
    ]);
    return { status: 'success', data: { place: address ? presentAddress(address) : town && presentPlace(town) } };
  });
}

/** Beyond this a caller gets the gazetteer alone, rather than a refusal: a form must not stop. */
async function mayAsk(db: Database, ip: string): Promise<boolean> {
  try {
    await limitAttempts(db, `geocoder:${ip}`, asksAMinute, 1);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

function presentAddress({ latitude, longitude, ...address }: FoundAddress): contract.FoundPlace {
  return { ...address, coordinates: [longitude, latitude] };
}

function presentPlace(row: PlaceRow): contract.FoundPlace {
  const address =
    row.municipality === row.name
      ? `${row.name}, ${row.province}`
      : `${row.name}, ${row.municipality}, ${row.province}`;
  return {
    name: row.name,
    address,
    city: row.name,
    province: row.province,
    country: 'Netherlands',
    coordinates: [row.longitude, row.latitude],
  };
}
