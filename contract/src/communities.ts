import { communityMemberships, pageSizes, searchRadiiKm, searchRadiusDefaultKm, sports } from '@rondo/rules';
import { z } from 'zod';
import { eloEntry } from './accounts.ts';
import { defineCall } from './define-call.ts';
import { communityOptions, gameCard, shownTag } from './game-shapes.ts';
import { id, line, pagination, success } from './wire.ts';

/** A community as cards and its own page show it (product.md#communities). */
const community = z.strictObject({
  _id: id,
  shortCode: z.string(),
  name: z.string(),
  description: z.string(),
  sport: z.enum(sports),
  location: z.strictObject({ city: z.string(), country: z.string() }),
  banner_img: z.string().nullable(),
  /** The path of the picture drawn for it, shown if it has no banner. */
  scene: z.string(),
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
  summary: 'Communities the user is a member of, the latest joined first, with what they are called there.',
  access: 'guest',
  input: {},
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      communities: z.array(community.extend({ nickname: z.string().nullable(), tags: z.array(shownTag) })),
    }),
  }),
  errors: [],
});

export const listCommunities = defineCall({
  method: 'GET',
  path: '/communities',
  summary:
    'Communities, those with the most members first; private ones too, which show no more of themselves than this.',
  access: 'visitor',
  input: {
    query: z
      .object({
        /** Searched for in name, description and city. */
        query: line(60).default(''),
        sport: z.enum(sports).optional(),
        /** Only communities in towns within this many kilometres of a point, in degrees. */
        latitude: z.coerce.number().min(-90).max(90).optional(),
        longitude: z.coerce.number().min(-180).max(180).optional(),
        radius: z.coerce
          .number()
          .refine((km) => searchRadiiKm.some((known) => known === km))
          .default(searchRadiusDefaultKm),
        page: z.coerce.number().int().min(1).max(pageSizes.deepestPage).default(1),
        limit: z.coerce.number().int().min(1).max(pageSizes.communitiesMax).default(pageSizes.communities),
      })
      .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined)),
  },
  output: z.strictObject({
    status: success,
    data: z.strictObject({ communities: z.array(community), pagination }),
  }),
  errors: [],
});

const byCode = { params: z.object({ code: line(40, 1) }) };

/** A community is named by its id or its short code. */
export const byCommunity = z.object({ id: line(40, 1) });

/** The reader's membership of a community, if they have asked to join. */
export const joinRequest = z.strictObject({
  userId: id,
  status: z.enum(communityMemberships),
  /** The note its admins wrote with their decision. */
  adminNote: z.string().nullable(),
  /** The message the reader wrote with their request. */
  message: z.string(),
  isAdmin: z.boolean(),
  /** Whether they are notified of its news and new games. */
  notifications: z.boolean(),
});

/** A member of a community; the name is null for a visitor if they hide it. */
export const communityMember = z.strictObject({
  _id: id,
  name: z.string().nullable(),
  photo: z.string().nullable(),
  isAdmin: z.boolean(),
  isGuest: z.boolean(),
  /** Their nickname, in a community that has nicknames. */
  nickname: z.string().nullable(),
  /** Their tags, the admins' first. */
  tags: z.array(shownTag),
  /** Scores in the rated sports; empty if the community hides scores. */
  eloArray: z.array(eloEntry),
});

export const getCommunity = defineCall({
  method: 'GET',
  path: '/communities/shortcode/{code}',
  summary:
    'One community, and how the user stands to it: null when they never asked to join. Of a private one others learn no member.',
  access: 'visitor',
  input: byCode,
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      /** `members` is their first page; `closedNote` what its people were told when it was closed, null while it is open. */
      community: community.extend({ members: z.array(communityMember), closedNote: z.string().nullable() }),
      joinRequest: joinRequest.nullable(),
      /** Whether the user may see its games, news and members. */
      maySee: z.boolean(),
      /** Whether the user leads it: decides requests, edits, writes news. */
      mayLead: z.boolean(),
      /** The number of pending requests; 0 for users who don't lead it. */
      pendingRequests: z.int(),
      /** How many of these are approved if it becomes public: all but people who were removed. */
      requestsToLetIn: z.int(),
      /** The number of reported tags and nicknames; 0 for users who don't lead it. */
      reportedLabels: z.int(),
    }),
  }),
  errors: ['community_not_found'],
});

export const communityGames = defineCall({
  method: 'GET',
  path: '/communities/shortcode/{code}/matches',
  summary:
    'Games of a community: those to come, the soonest first and cancelled ones last, or those that were played, the latest first; none of a private one for who is not a member.',
  access: 'visitor',
  input: {
    ...byCode,
    query: z.object({
      period: z.enum(['upcoming', 'past']).default('upcoming'),
      page: z.coerce.number().int().min(1).max(pageSizes.deepestPage).default(1),
    }),
  },
  output: z.strictObject({
    status: success,
    matchesFromCommunity: z.array(gameCard),
    pagination: z.strictObject({ totalMatches: z.int(), limit: z.int() }),
  }),
  errors: ['community_not_found'],
});

export type Community = z.output<typeof community>;
export type OwnCommunity = z.output<typeof myCommunities.output>['data']['communities'][number];
export type CommunityMember = z.output<typeof communityMember>;
export type JoinRequest = z.output<typeof joinRequest>;
