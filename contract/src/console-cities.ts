import { communityForm, preferredCitiesMax } from '@rondo/rules';
import { z } from 'zod';
import { reason } from './console.ts';
import { defineCall } from './define-call.ts';
import { line, success } from './wire.ts';

/** The cities that searches, settings and the leaderboard offer, as admins choose them (product.md#administration). */

const listedCities = z.strictObject({
  status: success,
  data: z.strictObject({
    /** In the order in which they are offered. */
    cities: z.array(
      z.strictObject({
        name: z.string(),
        /** How many players have it as their home. */
        players: z.int(),
      }),
    ),
    /** Cities that are no longer offered, but still somebody's home. */
    former: z.array(z.strictObject({ name: z.string(), players: z.int() })),
  }),
});

export const listConsoleCities = defineCall({
  method: 'GET',
  path: '/admin/cities',
  summary: 'The preferred cities, and those that still are somebody’s home.',
  access: 'admin',
  input: {},
  output: listedCities,
  errors: [],
});

const names = z.array(line(communityForm.cityMax, 1)).max(preferredCitiesMax);

export const replaceCities = defineCall({
  method: 'PUT',
  path: '/admin/cities',
  summary:
    'Replace the preferred cities. A city that is left out stays the home of who chose it, with its leaderboard; nobody can choose it any more.',
  access: 'admin',
  input: {
    body: z.object({
      from: names.describe('The list that was edited; if it has changed since, nothing is replaced'),
      to: names
        .min(1)
        .refine((cities) => new Set(cities).size === cities.length, { error: 'Each city only once.' })
        .describe('Towns that GET /locations/search finds, in their order'),
      reason,
    }),
  },
  output: listedCities,
  errors: ['cities_changed', 'already_decided', 'town_unknown'],
  idempotent: true,
});
