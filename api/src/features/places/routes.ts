import * as contract from '@rondo/contract';
import { type Context, serveShared } from '../../platform/serve.ts';
import { findNearestPlace, findPlaces, findPreferredCities, type PlaceRow } from './queries.ts';

export function placeRoutes(context: Context): void {
  const { db, clock } = context;

  serveShared(context, contract.listLocations, async () => {
    const cities = await findPreferredCities(db, clock.now());
    const locations = cities.map((city) => ({
      name: city.name,
      location: { type: 'Point' as const, coordinates: [city.longitude, city.latitude] as [number, number] },
      event_count: city.event_count,
    }));
    return { status: 'success', data: { locations } };
  });

  serveShared(context, contract.searchPlaces, async ({ query }) => {
    const rows = await findPlaces(db, query.query, query.limit);
    return { status: 'success', data: { places: rows.map(presentPlace) } };
  });

  serveShared(context, contract.reversePlace, async ({ query }) => {
    const row = await findNearestPlace(db, query.latitude, query.longitude);
    return { status: 'success', data: { place: row && presentPlace(row) } };
  });
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
