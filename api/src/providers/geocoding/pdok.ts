import { z } from 'zod';
import { addressOf, fetchJson } from '../../platform/fetch-json.ts';
import { type FoundAddress, GeocodingError, type GeocodingProvider } from './provider.ts';

/** The requested fields; an answer contains no others. */
const fields = 'type,weergavenaam,straatnaam,huis_nlt,woonplaatsnaam,provincienaam,centroide_ll';

/** How far from a point, in metres, an address may be to name it: it should cover a field in a park, but not the next village. */
const reverseWithinMetres = 150;

const line = z.string().max(200);
const answer = z.object({ response: z.object({ docs: z.array(z.unknown()).max(100) }) });
const document = z.object({
  weergavenaam: line,
  straatnaam: line.optional(),
  /** House number with its letter and addition: `12A-2`. */
  huis_nlt: z.union([line, z.number()]).optional(),
  woonplaatsnaam: line.default(''),
  provincienaam: line.default(''),
  /** `POINT(longitude latitude)` */
  centroide_ll: z.string().regex(/^POINT\(-?\d+(?:\.\d+)? -?\d+(?:\.\d+)?\)$/),
});

/**
 * PDOK Locatieserver 3.1 (by the Dutch Kadaster, free, without a key): `/free` finds streets and houses, `/reverse` the house at a point.
 * It refuses parameters it doesn't know.
 */
export function pdokGeocoding(url: string): GeocodingProvider {
  const ask = async (path: string, query: Record<string, string | number>, signal: AbortSignal) => {
    const parsed = answer.safeParse(await fetchJson(addressOf(url, path, { ...query, fl: fields }), signal));
    if (!parsed.success) throw new GeocodingError('PDOK answered something else than addresses');
    return parsed.data.response.docs.flatMap(read);
  };
  return {
    perSecond: 10,
    search: async (query, limit, signal) =>
      (await ask('free', { q: query, fq: 'type:(adres OR weg)', rows: limit }, signal)).slice(0, limit),
    reverse: async (latitude, longitude, signal) => {
      const point = { lat: latitude, lon: longitude, type: 'adres', distance: reverseWithinMetres, rows: 1 };
      return (await ask('reverse', point, signal))[0] ?? null;
    },
  };
}

/** The address of a document; none if it has no position. */
function read(found: unknown): FoundAddress[] {
  const parsed = document.safeParse(found);
  if (!parsed.success) return [];
  const { weergavenaam, straatnaam, huis_nlt, woonplaatsnaam, provincienaam, centroide_ll } = parsed.data;
  const [longitude = 0, latitude = 0] = centroide_ll.slice('POINT('.length, -1).split(' ').map(Number);
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return [];
  return [
    {
      name: straatnaam ? [straatnaam, huis_nlt].filter(Boolean).join(' ') : (weergavenaam.split(',')[0] ?? ''),
      address: weergavenaam,
      city: woonplaatsnaam,
      province: provincienaam,
      country: 'Netherlands',
      latitude,
      longitude,
    },
  ];
}
