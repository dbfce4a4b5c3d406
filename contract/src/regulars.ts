import { gameForm } from '@rondo/rules';
import { regularSpots } from '@rondo/rules/regulars';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { face } from './people.ts';
import { done, id, instant, success } from './wire.ts';

/** Spots of a series that are kept for people who play each week (product.md#regulars). `id` is any game of the series. */

const byGame = z.object({ id });
const notOfSeries = ['game_not_found', 'regulars_no_series'] as const;

const regulars = z.strictObject({
  status: success,
  data: z.strictObject({
    /** How many spots are for regulars; 0 for none. */
    spots: z.int(),
    /** How many days before the start they stop being kept. */
    days: z.int(),
    /** The most spots and days that are allowed. */
    most: z.int(),
    maxDays: z.int(),
    /** The regulars, the longest first, with how many past games of the series they were in. */
    people: z.array(face.extend({ since: instant, played: z.int() })),
  }),
});

export const listRegulars = defineCall({
  method: 'GET',
  path: '/matches/{id}/regulars',
  summary: 'The regulars of a game’s series, and how many spots are kept for them: for who may edit the game.',
  access: 'player',
  input: { params: byGame },
  output: regulars,
  errors: [...notOfSeries],
});

export const offerRegularSpots = defineCall({
  method: 'PUT',
  path: '/matches/{id}/regulars',
  summary:
    'Say how many spots of each game of a series are for regulars, and until how many days before the start they are kept. Fewer take nobody’s place away; other days count for what is kept already.',
  access: 'player',
  input: {
    params: byGame,
    body: z.strictObject({
      spots: z
        .int()
        .min(0)
        .max(Math.floor(gameForm.playersMax / regularSpots.partOfGame)),
      days: z.int().min(regularSpots.daysLeast).max(regularSpots.daysMax),
    }),
  },
  output: regulars,
  errors: [...notOfSeries, 'regulars_not_here', 'regulars_too_many'],
  idempotent: true,
});

export const removeRegular = defineCall({
  method: 'DELETE',
  path: '/matches/{id}/regulars/{regular}',
  summary: 'Keep no spots for a regular any more: for who may edit the game. One who is none is no error.',
  access: 'player',
  input: { params: z.object({ id, regular: id.describe('The person') }) },
  output: done,
  errors: [...notOfSeries],
});

export const becomeRegular = defineCall({
  method: 'POST',
  path: '/matches/{id}/regular',
  summary: `Become a regular of a game’s series: a spot is kept in each later game that has one. For who was in one of its games in the last ${regularSpots.playedWithinDays} days, or is in one to come.`,
  access: 'player',
  input: { params: byGame },
  output: z.strictObject({
    status: success,
    message: z.string(),
    /** In how many games a spot is kept. */
    data: z.strictObject({ kept: z.int() }),
  }),
  errors: [
    ...notOfSeries,
    'regulars_over',
    'regulars_not_played',
    'regulars_full',
    'regulars_not_here',
    'account_banned',
    'members_only',
  ],
  idempotent: true,
});

export const stopBeingRegular = defineCall({
  method: 'DELETE',
  path: '/matches/{id}/regular',
  summary: 'Be a regular no more: every spot that is kept is open again.',
  access: 'player',
  input: { params: byGame },
  output: done,
  errors: [...notOfSeries],
});

export const freeRegularSpot = defineCall({
  method: 'DELETE',
  path: '/matches/{id}/regular/spot',
  summary: 'Not this time: the spot that is kept in this game is open again. None that is kept is no error.',
  access: 'player',
  input: { params: byGame },
  output: done,
  errors: [],
});

export const myRegularGames = defineCall({
  method: 'GET',
  path: '/users/regular',
  summary: 'The series one is a regular of, by their next games.',
  access: 'player',
  input: {},
  output: z.strictObject({
    status: success,
    data: z.array(
      z.strictObject({
        /** The id of the next game. */
        _id: id,
        name: z.string(),
        game_date: instant,
        /** Until when a spot is kept in it; null if it keeps none for them, or they have joined. */
        keptUntil: instant.nullable(),
        joined: z.boolean(),
      }),
    ),
  }),
  errors: [],
});
