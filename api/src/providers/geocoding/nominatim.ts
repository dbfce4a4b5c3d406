import { countryLanguage } from '@rondo/rules';
import { z } from 'zod';
import { addressOf, fetchJson } from '../../platform/fetch-json.ts';
import { type FoundAddress, GeocodingError, type GeocodingProvider } from './provider.ts';

const line = z.string().max(200);
const degrees = z
  .string()
  .regex(/^-?\d+(?:\.\d+)?$/)
  .transform(Number);
const result = z.object({
  lat: degrees.refine((value) => Math.abs(value) <= 90),
  lon: degrees.refine((value) => Math.abs(value) <= 180),
  address: z.object({
    road: line.optional(),
    pedestrian: line.optional(),
    house_number: line.optional(),
    postcode: line.optional(),
    city: line.optional(),
    town: line.optional(),
    village: line.optional(),
    municipality: line.optional(),
    state: line.default(''),
  }),
});

/**
 * Nominatim (OpenStreetMap): `/search` and `/reverse` with address details, in the Netherlands; one request a second, as OpenStreetMap's own server
 * requires.
 * @param userAgent - identifies Rondo, as the usage policy requires
 */
export function nominatimGeocoding(url: string, userAgent: string): GeocodingProvider {
  const ask = async (path: string, query: Record<string, string | number>, signal: AbortSignal) => {
    const asked = { ...query, format: 'jsonv2', addressdetails: 1, 'accept-language': countryLanguage };
    return fetchJson(addressOf(url, path, asked), signal, { 'user-agent': userAgent });
  };
  return {
    perSecond: 1,
    async search(query, limit, signal) {
      const answer = z
        .array(z.unknown())
        .max(100)
        .safeParse(await ask('search', { q: query, countrycodes: 'nl', limit }, signal));
      if (!answer.success) throw new GeocodingError('Nominatim answered something else than a list');
      return answer.data.flatMap(read).slice(0, limit);
    },
    async reverse(lat, lon, signal) {
      const answer = await ask('reverse', { lat, lon, zoom: 18 }, signal);
      // At sea it answers {"error": "Unable to geocode"}.
      if (z.object({ error: z.string() }).safeParse(answer).success) return null;
      if (!z.object({ lat: z.string() }).safeParse(answer).success)
        throw new GeocodingError('Nominatim answered something else than an address');
      return read(answer)[0] ?? null;
    },
  };
}

/** The address of a result; none without a street, because the gazetteer knows those as well. */
function read(found: unknown): FoundAddress[] {
  const parsed = result.safeParse(found);
  if (!parsed.success) return [];
  const { lat, lon, address } = parsed.data;
  const street = address.road ?? address.pedestrian;
  if (!street) return [];
  const city = address.city ?? address.town ?? address.village ?? address.municipality ?? '';
  const name = [street, address.house_number].filter(Boolean).join(' ');
  return [
    {
      name,
      address: [name, [address.postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
      city,
      province: address.state,
      country: 'Netherlands',
      latitude: lat,
      longitude: lon,
    },
  ];
}
