import { languageCodes, sports } from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { id, instant, success } from './wire.ts';

const count = z.int().min(0);
const ofGame = z.strictObject({ _id: id, name: z.string(), game_date: instant });

/** A person's year in games, for themselves (product.md#a-year). */
const playedYear = z.strictObject({
  year: z.int(),
  games: count,
  hours: count,
  /** How many members they played with. */
  people: count,
  venues: count,
  /** The most weeks in a row. */
  bestRun: count,
  sports: z.array(z.strictObject({ sport: z.enum(sports), games: count, percent: count })),
  first: ofGame,
  last: ofGame,
});

export const myYears = defineCall({
  method: 'GET',
  path: '/users/years',
  summary: 'One’s years in games, the latest first: those with three at least, the running one from 1 December.',
  access: 'player',
  input: {},
  output: z.strictObject({ status: success, data: z.array(playedYear) }),
  errors: [],
});

export const yearPoster = defineCall({
  method: 'GET',
  path: '/users/years/{year}.png',
  summary: 'One’s own year as a picture, with the places on a map.',
  access: 'player',
  input: {
    params: z.object({ year: z.string().regex(/^\d{4}$/) }),
    query: z.object({ lang: z.enum(languageCodes).optional().describe("The reader's language if left out") }),
  },
  output: z.string(),
  errors: ['not_found'],
  media: 'image/png',
});

export type PlayedYear = z.output<typeof playedYear>;
