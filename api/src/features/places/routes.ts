import * as contract from '@rondo/contract';
import type { Database } from '../../platform/db.ts';
import { limitAttempts } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve, serveCachedByAudience } from '../../platform/serve.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import type { FoundAddress } from '../../providers/geocoding/provider.ts';
import { countAround } from '../games/finding/count-around.ts';
import { findAudience } from '../games/finding/find-audience.ts';
import type { Geocoder } from './ask-geocoder.ts';
import {
  findNearestPlace,
  findPlaces,
  findPlacesNamed,
  findPreferredCities,
  type PlaceRow,
  searchText,
} from './queries.ts';
import { townNamesIn } from './town-names-in.ts';

/** The shortest query that could be a street. */
const shortestStreet = 3;

export function placeRoutes(context: Context, geocoder: Geocoder): void {
  const { db, standbys, clock } = context;
  const ofViewer = (viewer: Viewer) => findAudience(db, viewer.id);

  serveCachedByAudience(context, contract.listLocations, ofViewer, async ({ query: filters, audience }) => {
    const [cities, counts] = await standbys.read(null, async (db) => {
      const cities = await findPreferredCities(db);
      return [cities, await countAround(db, cities, { filters, audience, now: clock.now() })] as const;
    });
    const locations = cities.map((city, index) => ({
      name: city.name,
      location: { type: 'Point' as const, coordinates: [city.longitude, city.latitude] as [number, number] },
      event_count: counts[index] ?? 0,
    }));
    return { status: 'success', data: { locations } };
  });

  // Streets come from an outside service, if any; whatever it does, the gazetteer answers.
  serve(context, contract.searchPlaces, async ({ query, http }) => {
    const streetsAtMost = query.query.length < shortestStreet ? 0 : Math.ceil(query.limit / 2);
    const [streets, towns] = await Promise.all([
      streetsAtMost > 0 ? geocoder.search(query.query, streetsAtMost, () => mayAsk(db, http.request.ip)) : null,
      findPlaces(db, query.query, query.limit),
    ]);
    // The full name of a town means the town, not the streets named after it.
    const meant = towns.filter(({ name }) => searchText(name) === searchText(query.query));
    const others = towns.filter((town) => !meant.includes(town));
    // Without streets, a typed address suggests its town, before places that only sound similar.
    const named = streets === null && meant.length === 0 ? await findTownsIn(db, query.query) : [];
    const likely = others.filter(({ name, municipality }) =>
      named.every((town) => town.name !== name || town.municipality !== municipality),
    );
    const places = [
      ...[...meant, ...named].map(presentPlace),
      ...(streets ?? []).map(presentAddress),
      ...likely.map(presentPlace),
    ];
    const isStreetSearch = streetsAtMost === 0 || streets !== null;
    return { status: 'success', data: { places: places.slice(0, query.limit), streets: isStreetSearch } };
  });

  serve(context, contract.reversePlace, async ({ query: { latitude, longitude }, http }) => {
    const [address, town] = await Promise.all([
      geocoder.reverse(latitude, longitude, () => mayAsk(db, http.request.ip)),
      findNearestPlace(db, latitude, longitude),
    ]);
    return { status: 'success', data: { place: address ? presentAddress(address) : town && presentPlace(town) } };
  });
}

/** The towns that an address names, the likeliest first. */
async function findTownsIn(db: Database, address: string): Promise<PlaceRow[]> {
  const names = townNamesIn(searchText(address));
  const found = await findPlacesNamed(db, names);
  return found.toSorted((a, b) => names.indexOf(searchText(a.name)) - names.indexOf(searchText(b.name)));
}

/** Beyond the limit a caller gets only the gazetteer instead of a refusal, because a form must not stop. */
async function mayAsk(db: Database, ip: string): Promise<boolean> {
  try {
    await limitAttempts(db, rateLimits.geocoder, ip);
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
