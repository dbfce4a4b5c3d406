import { pageSizes, ratedSports, roles } from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { id, success } from './wire.ts';

/** Pages beyond this are not served. */
export const leaderboardPageMost = 1000;

const leaderboardEntry = z.strictObject({
  /** The rank, from 1. */
  sequence: z.int().min(1),
  userId: id,
  /** null for a visitor, where the player hides it. */
  name: z.string().nullable(),
  photo: z.string().nullable(),
  elo: z.number(),
  /** null for a guest (1-games §2). */
  game_count: z.int().nullable(),
  role: z.enum(roles),
});

export const leaderboard = defineCall({
  method: 'GET',
  path: '/leaderboard/{sport}',
  summary: 'The players of a rated sport by their score, the best first.',
  access: 'visitor',
  input: {
    params: z.object({ sport: z.enum(ratedSports) }),
    query: z.object({
      page: z.coerce.number().int().min(1).max(leaderboardPageMost).default(1),
      limit: z.coerce.number().int().min(1).max(50).default(pageSizes.leaderboard),
    }),
  },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      leaderBoard: z.array(leaderboardEntry),
      /** Pages that can be asked for. */
      pagination: z.strictObject({ totalPages: z.int() }),
    }),
    page: z.int(),
  }),
  errors: [],
});

export type LeaderboardEntry = z.output<typeof leaderboardEntry>;
