import { communityMemberships, pageSizes, sports } from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { communityOptions, gameCard } from './game-shapes.ts';
import { id, line, success } from './wire.ts';

/** A community as cards and its own page show it (2-accounts §3). */
const community = z.strictObject({
  _id: id,
  shortCode: z.string(),
  name: z.string(),
  description: z.string(),
  sport: z.enum(sports),
  location: z.strictObject({ city: z.string(), country: z.string() }),
  banner_img: z.string().nullable(),
  location_img: z.string().nullable(),
  memberCount: z.int().min(0),
  communityOptions,
});

const communities = z.strictObject({
  status: success,
  data: z.strictObject({ communities: z.array(community) }),
});

export const featuredCommunities = defineCall({
  method: 'GET',
  path: '/communities/featured',
  summary: 'Communities chosen for the home page, in their order.',
  access: 'visitor',
  input: {
    query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(pageSizes.featuredCommunities) }),
  },
  output: communities,
  errors: [],
});

export const myCommunities = defineCall({
  method: 'GET',
  path: '/communities/mine',
  summary: 'Communities the user is a member of, the latest joined first.',
  access: 'guest',
  input: {},
  output: communities,
  errors: [],
});

const byCode = { params: z.object({ code: line(40, 1) }) };

export const getCommunity = defineCall({
  method: 'GET',
  path: '/communities/shortcode/{code}',
  summary: 'One community, and how the user stands to it: null when they never asked to join.',
  access: 'visitor',
  input: byCode,
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      community,
      joinRequest: z.strictObject({ status: z.enum(communityMemberships) }).nullable(),
    }),
  }),
  errors: ['community_not_found'],
});

export const communityGames = defineCall({
  method: 'GET',
  path: '/communities/shortcode/{code}/matches',
  summary: 'Games to come of a community, the soonest first; none of a private one for who is not a member.',
  access: 'visitor',
  input: { ...byCode, query: z.object({ page: z.coerce.number().int().min(1).max(pageSizes.deepestPage).default(1) }) },
  output: z.strictObject({
    status: success,
    matchesFromCommunity: z.array(gameCard),
    pagination: z.strictObject({ totalMatches: z.int(), limit: z.int() }),
  }),
  errors: ['community_not_found'],
});

export type Community = z.output<typeof community>;
