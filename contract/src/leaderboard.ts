import { pageSizes, ratedSports, roles, skillBands } from '@rondo/rules';
import { ranksAPage } from '@rondo/rules/ranks-a-page';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { id, line, success } from './wire.ts';

const leaderboardEntry = z.strictObject({
  /** The rank, from 1. */
  sequence: z.int().min(1),
  userId: id,
  /** null for a visitor, if the player hides it. */
  name: z.string().nullable(),
  photo: z.string().nullable(),
  elo: z.number(),
  /** The band of the score's two decimals. */
  band: z.enum(skillBands),
  /** null for a guest (product.md#leaderboard). */
  game_count: z.int().nullable(),
  role: z.enum(roles),
});

const answer = z.strictObject({
  status: success,
  data: z.strictObject({
    leaderBoard: z.array(leaderboardEntry),
    pagination: z.strictObject({ totalPages: z.int() }),
  }),
  page: z.int(),
});

const limit = z.coerce.number().int().min(1).max(50).default(ranksAPage[0]);
/** The id or short code of a community: the ranks are then among its members. */
const community = line(40, 1).optional();
/** A preferred city (GET /locations): ranks count only players who chose it. */
const city = line(80, 1).optional();
const amongErrors = ['city_not_found', 'community_not_found', 'community_members_only', 'scores_hidden'] as const;

export const leaderboard = defineCall({
  method: 'GET',
  path: '/leaderboard/{sport}',
  summary:
    'The ranked players of a rated sport by their score, the best first; of everybody, of a community, or of a city.',
  access: 'visitor',
  input: {
    params: z.object({ sport: z.enum(ratedSports) }),
    query: z.object({
      page: z.coerce.number().int().min(1).max(pageSizes.deepestRanks).default(1),
      limit,
      community,
      city,
    }),
  },
  output: answer,
  errors: amongErrors,
});

export const ownRank = defineCall({
  method: 'GET',
  path: '/leaderboard/user/{id}',
  summary: 'The page of the leaderboard that a player is on: one’s own, an admin anybody’s.',
  access: 'guest',
  input: {
    params: z.object({ id }),
    query: z.object({
      limit,
      sport: z.enum(ratedSports).default(ratedSports[0] ?? 'Volleyball'),
      community,
      city,
    }),
  },
  output: answer,
  errors: ['not_ranked', 'not_a_member', 'not_of_city', ...amongErrors],
});

export type LeaderboardEntry = z.output<typeof leaderboardEntry>;
