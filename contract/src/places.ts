import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { filters } from './discovery.ts';
import { coordinates, line, success } from './wire.ts';

export const preferredCity = z.strictObject({
  name: z.string(),
  location: z.strictObject({ type: z.literal('Point'), coordinates }),
  /** Games that a search around the city finds with the same filters. */
  event_count: z.int(),
});

export const foundPlace = z.strictObject({
  /** A town, or a street with its number. */
  name: z.string(),
  /** The full line to show, and to store as the address. */
  address: z.string(),
  city: z.string(),
  province: z.string(),
  country: z.string(),
  coordinates,
});

export const listLocations = defineCall({
  method: 'GET',
  path: '/locations',
  summary: 'Preferred cities with how many games a search around each finds, by the filters of GET /matches.',
  access: 'visitor',
  input: { query: filters.omit({ latitude: true, longitude: true }) },
  output: z.strictObject({ status: success, data: z.strictObject({ locations: z.array(preferredCity) }) }),
  errors: [],
});

export const searchPlaces = defineCall({
  method: 'GET',
  path: '/locations/search',
  summary:
    'Streets and houses first (but a town named exactly so before them), where a geocoder is configured and answers in time; then places in the Netherlands by the start of their name, or nearly.',
  access: 'visitor',
  input: {
    query: z.object({
      query: line(100, 1),
      limit: z.coerce.number().int().min(1).max(20).default(6),
    }),
  },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      places: z.array(foundPlace),
      streets: z.boolean().describe('Whether streets were looked for too; otherwise an address finds its town'),
    }),
  }),
  errors: [],
});

export const reversePlace = defineCall({
  method: 'GET',
  path: '/locations/reverse',
  summary:
    'The street address at a point where a geocoder knows it, else the nearest known place; null when there is none within reach (Unknown location).',
  access: 'visitor',
  input: {
    query: z.object({ latitude: z.coerce.number().min(-90).max(90), longitude: z.coerce.number().min(-180).max(180) }),
  },
  output: z.strictObject({ status: success, data: z.strictObject({ place: foundPlace.nullable() }) }),
  errors: [],
});

export type PreferredCity = z.output<typeof preferredCity>;
export type FoundPlace = z.output<typeof foundPlace>;
