import { grading, ratedSports, roles, sports } from '@rondo/rules';
import { z } from 'zod';
import { eloEntry } from './accounts.ts';
import { defineCall } from './define-call.ts';
import { done, id, instant, success } from './wire.ts';

/** A player who can be graded. */
const rateablePlayer = z.strictObject({
  _id: id,
  name: z.string(),
  photo: z.string().nullable(),
  role: z.enum(roles),
  /** The player who brought a guest without a name of their own. */
  guestOf: z.string().nullable(),
});

const matchId = z.object({ id });

export const gradingOptions = defineCall({
  method: 'GET',
  path: '/matches/grading/{id}',
  summary: 'Whom the user may grade in a game they played in, and how many at least and at most.',
  access: 'player',
  input: { params: matchId },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      game: z.strictObject({ _id: id, name: z.string(), sport: z.enum(ratedSports), game_date: instant }),
      players: z.array(rateablePlayer),
      least: z.int(),
      most: z.int(),
      /** When rating this game closes. */
      closes_at: instant,
    }),
  }),
  errors: ['game_not_found', 'rating_off', 'not_joined', 'rating_not_open', 'already_graded', 'rating_closed'],
});

export const gradePlayers = defineCall({
  method: 'POST',
  path: '/matches/grading/{id}',
  summary: `Grade ${grading.least} to ${grading.most} players of a game one played in, once; fewer if fewer others played.`,
  access: 'player',
  input: {
    params: matchId,
    body: z.array(z.strictObject({ targetId: id, grade: z.number(), sport: z.enum(sports) })).max(100),
  },
  output: done,
  errors: [
    'game_not_found',
    'rating_off',
    'not_joined',
    'rating_not_open',
    'already_graded',
    'rating_closed',
    'wrong_sport',
    'not_a_player',
    'grade_out_of_range',
    'wrong_grade_count',
  ],
});

const day = z.iso.date();

/** How a score changed by the grades of several people; scores are rounded to one decimal (product.md#rating-receipts). */
const ratingReceipt = z.strictObject({
  _id: z.string(),
  sport: z.enum(ratedSports),
  /** People who graded the user, 3 at least. */
  raters: z.int(),
  /** The local days of the first and the last of these grades. */
  firstDay: day,
  lastDay: day,
  /** null for the first score. */
  before: z.number().nullable(),
  after: z.number(),
});

export const myRatings = defineCall({
  method: 'GET',
  path: '/elo/mine',
  summary: "The user's own scores, the latest receipts, and how many of the grades they gave count.",
  access: 'guest',
  input: {},
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      scores: z.array(eloEntry.extend({ /** Games they were graded in. */ gradedGames: z.int() })),
      receipts: z.array(ratingReceipt),
      given: z.array(z.strictObject({ sport: z.enum(ratedSports), grades: z.int(), counted: z.int() })),
    }),
  }),
  errors: [],
});

export type RateablePlayer = z.output<typeof rateablePlayer>;
export type RatingReceipt = z.output<typeof ratingReceipt>;
export type MyRatings = z.output<typeof myRatings.output>['data'];
