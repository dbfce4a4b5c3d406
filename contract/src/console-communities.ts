import { communityForm, shortCode, sports } from '@rondo/rules';
import { z } from 'zod';
import { consoleList, reason } from './console.ts';
import { defineCall } from './define-call.ts';
import { euros, id, instant, line, success, text } from './wire.ts';

/** Communities, as admins create and see them (product.md#administration). */

export const communityKinds = ['public', 'private', 'featured', 'closed'] as const;

const listedCommunity = z.strictObject({
  _id: id,
  name: z.string(),
  shortCode: z.string(),
  city: z.string(),
  sport: z.enum(sports),
  members: z.int(),
  /** Requests that wait for a decision. */
  pending: z.int(),
  admins: z.int(),
  isPrivate: z.boolean(),
  isFeatured: z.boolean(),
  /** Upcoming games. */
  games: z.int(),
  /** Closed for good: it has neither members nor upcoming games. */
  isClosed: z.boolean(),
  createdAt: instant,
});

export const { list: listConsoleCommunities, file: consoleCommunitiesFile } = consoleList({
  path: '/admin/communities',
  summary: 'All communities, by words of their name, short code or city.',
  rows: { communities: listedCommunity },
  sorts: ['members', 'name', 'newest', 'oldest'],
  filters: {
    sport: z.enum(sports).optional(),
    kind: z.enum(communityKinds).optional(),
  },
});

const oneCommunity = z.strictObject({
  status: success,
  data: z.strictObject({
    community: listedCommunity.extend({
      description: z.string(),
      ledBy: z.array(z.strictObject({ _id: id, name: z.string() })),
      /** Its earlier codes, whose links still lead to it. */
      formerCodes: z.array(z.string()),
    }),
  }),
});
const byId = z.object({ id });

export const getConsoleCommunity = defineCall({
  method: 'GET',
  path: '/admin/communities/{id}',
  summary: 'A community and who leads it. Each look is in the audit log.',
  access: 'admin',
  input: { params: byId },
  output: oneCommunity,
  errors: ['community_not_found'],
});

const facts = {
  name: line(communityForm.nameMax, 1),
  shortCode: line(communityForm.codeMax).pipe(
    z.string().min(communityForm.codeMin).regex(shortCode, 'Words of a-z and 0-9, joined by -.'),
  ),
  sport: z.enum(sports),
  city: line(communityForm.cityMax, 1).describe('A town that GET /locations/search finds'),
};

export const createCommunity = defineCall({
  method: 'POST',
  path: '/admin/communities',
  summary: 'Make a community, with its first admin.',
  access: 'admin',
  input: {
    body: z.object({
      ...facts,
      description: text(communityForm.descriptionMax).default(''),
      isPrivate: z.boolean().default(false),
      adminId: id.describe('The person who leads it'),
      reason,
    }),
  },
  output: oneCommunity,
  errors: ['community_code_taken', 'town_unknown', 'user_not_found', 'guest_has_no_role', 'account_banned'],
  idempotent: true,
});

export const changeCommunity = defineCall({
  method: 'PATCH',
  path: '/admin/communities/{id}',
  summary: 'Change what a community’s own admins can’t. Links with a former short code go on leading to it.',
  access: 'admin',
  input: { params: byId, body: z.object({ ...z.object(facts).partial().shape, reason }) },
  output: oneCommunity,
  errors: ['community_not_found', 'community_code_taken', 'town_unknown', 'already_decided'],
  idempotent: true,
});

export const featureCommunity = defineCall({
  method: 'POST',
  path: '/admin/communities/{id}/feature',
  summary: 'Show a community on the home page, before those that are there, or no longer.',
  access: 'admin',
  input: { params: byId, body: z.object({ featured: z.boolean(), reason: reason.optional() }) },
  output: oneCommunity,
  errors: ['community_not_found', 'community_closed', 'already_decided'],
  idempotent: true,
});

export const getClosing = defineCall({
  method: 'GET',
  path: '/admin/communities/{id}/closing',
  summary: 'What closing a community means: how many people are told, and what becomes of its games to come.',
  access: 'admin',
  input: { params: byId },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      isPrivate: z.boolean(),
      members: z.int(),
      pending: z.int(),
      /** Upcoming games, the people in them, and what they paid. */
      games: z.int(),
      players: z.int(),
      paid: euros,
    }),
  }),
  errors: ['community_not_found'],
});

export const closeCommunity = defineCall({
  method: 'POST',
  path: '/admin/communities/{id}/close',
  summary: 'Close a community for good: its people are told, its games stay without it or are cancelled.',
  access: 'admin',
  input: {
    params: byId,
    body: z.object({
      games: z
        .enum(['stay', 'cancel'])
        .describe('What happens with upcoming games; those of a private community can only be cancelled'),
      note: text(communityForm.noteMax, 3).describe('The reason, which its people read'),
    }),
  },
  output: oneCommunity,
  errors: ['community_not_found', 'community_closed', 'private_games_stay'],
  idempotent: true,
});

export const changeCommunityAdmin = defineCall({
  method: 'PUT',
  path: '/admin/communities/{id}/admins/{userId}',
  summary: 'Make somebody, a member or not, an admin of a community, or an ordinary member again.',
  access: 'admin',
  input: { params: byId.extend({ userId: id }), body: z.object({ isAdmin: z.boolean(), reason }) },
  output: oneCommunity,
  errors: [
    'community_not_found',
    'community_closed',
    'user_not_found',
    'guest_has_no_role',
    'account_banned',
    'last_community_admin',
    'already_decided',
  ],
  idempotent: true,
});
