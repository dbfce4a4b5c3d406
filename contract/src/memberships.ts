import { communityForm, communityMemberships, pageSizes } from '@rondo/rules';
import { z } from 'zod';
import { byCommunity, communityMember, joinRequest } from './communities.ts';
import { defineCall } from './define-call.ts';
import { done, id, instant, line, pagination, success, text } from './wire.ts';

/** Joining a community, and its members (product.md#communities). */

const page = z.coerce.number().int().min(1).max(pageSizes.deepestPage).default(1);
const byRef = { params: z.object({ x: line(40, 1) }) };
const byMember = z.object({ id: line(40, 1), userId: id });

export const communityJoinInfo = defineCall({
  method: 'GET',
  path: '/communities/join/{x}/info',
  summary: 'What anybody may know of a community before they ask to join. `x`: its id or short code.',
  access: 'visitor',
  input: { ...byRef, query: z.object({ invitation: line(64).optional() }) },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      community: z.strictObject({
        _id: id,
        shortCode: z.string(),
        name: z.string(),
        isPrivate: z.boolean(),
        memberCount: z.int(),
      }),
      /** Whether the invitation in the query lets them in at once; null if there was none. */
      invitationIsGood: z.boolean().nullable(),
    }),
  }),
  errors: ['community_not_found'],
});

export const communityJoinStatus = defineCall({
  method: 'GET',
  path: '/communities/join-status/{a}/{b}',
  summary:
    'How user `b` stands to community `a`; 404 when they never asked. One asks for oneself, who leads the community for anybody.',
  access: 'player',
  input: { params: z.object({ a: line(40, 1), b: id }) },
  output: z.strictObject({ status: success, data: z.strictObject({ joinRequest }) }),
  errors: ['community_not_found', 'never_asked'],
});

export const joinCommunity = defineCall({
  method: 'POST',
  path: '/communities/join/{x}',
  summary: 'Join a public community at once; ask a private one, whose admins decide, unless an invitation lets in.',
  access: 'player',
  input: {
    ...byRef,
    body: z.object({
      /** The caller's own id. */
      userId: id.optional(),
      message: text(communityForm.messageMax).default(''),
      /** An invitation's code. */
      invitation: line(64).optional(),
    }),
  },
  output: z.strictObject({
    status: success,
    message: z.string(),
    data: z.strictObject({ joinRequest: z.strictObject({ status: z.enum(communityMemberships) }) }),
  }),
  errors: ['community_not_found', 'community_closed', 'already_member', 'request_pending', 'invitation_invalid'],
});

export const leaveCommunity = defineCall({
  method: 'POST',
  path: '/communities/remove-member',
  summary: 'Leave a community, or take back one’s request. Paid spots in its games stay.',
  access: 'player',
  input: { body: z.object({ communityId: line(40, 1) }) },
  output: done,
  errors: ['community_not_found', 'not_a_member', 'last_community_admin', 'confirm_identity'],
});

export const communityMembers = defineCall({
  method: 'GET',
  path: '/communities/{id}/members',
  summary: 'Who is in a community: its admins first, then by name.',
  access: 'visitor',
  input: { params: byCommunity, query: z.object({ page, query: line(50).default('') }) },
  output: z.strictObject({
    status: success,
    data: z.strictObject({ members: z.array(communityMember), pagination }),
  }),
  errors: ['community_not_found', 'community_members_only'],
});

const asking = z.strictObject({
  userId: id,
  name: z.string(),
  photo: z.string().nullable(),
  message: z.string(),
  requestedAt: instant,
  /** The number of archived confirmed games they played. */
  gameCount: z.int(),
  memberSince: instant.describe('When their account was made'),
  eloArray: communityMember.shape.eloArray,
  /** Whether an admin removed them earlier and no admin let them in since. */
  wasRemoved: z.boolean(),
  /** The note of an earlier decision, such as why they were removed. */
  earlierNote: z.string().nullable(),
});

export const communityRequests = defineCall({
  method: 'GET',
  path: '/communities/{id}/requests',
  summary:
    'Who asks to join, the longest waiting first, with what everybody may know of them: for who leads the community.',
  access: 'player',
  input: { params: byCommunity, query: z.object({ page }) },
  output: z.strictObject({
    status: success,
    data: z.strictObject({ requests: z.array(asking), pagination }),
  }),
  errors: ['community_not_found'],
});

const decided = z.strictObject({
  status: success,
  message: z.string(),
  /** The people whose requests were decided; the others had been decided already. */
  data: z.strictObject({ decided: z.array(id) }),
});
const adminNote = text(communityForm.noteMax).default('');

export const approveRequest = defineCall({
  method: 'POST',
  path: '/communities/{id}/requests/{userId}/approve',
  summary: 'Let somebody in who asked. They hear it, with the note.',
  access: 'player',
  input: { params: byMember, body: z.object({ adminNote }) },
  output: decided,
  errors: ['community_not_found', 'request_not_pending'],
});

export const denyRequest = defineCall({
  method: 'POST',
  path: '/communities/{id}/requests/{userId}/deny',
  summary: 'Turn somebody down who asked. They hear it, with the note, and may ask again.',
  access: 'player',
  input: { params: byMember, body: z.object({ adminNote }) },
  output: decided,
  errors: ['community_not_found', 'request_not_pending'],
});

export const decideRequests = defineCall({
  method: 'POST',
  path: '/communities/{id}/requests/decide',
  summary: 'Decide several requests at once; those that are not pending any more are left alone.',
  access: 'player',
  input: {
    params: byCommunity,
    body: z.object({
      decision: z.enum(['approve', 'deny']),
      userIds: z.array(id).min(1).max(communityForm.decisionsMax),
      adminNote,
    }),
  },
  output: decided,
  errors: ['community_not_found', 'request_not_pending'],
});

export const removeMember = defineCall({
  method: 'POST',
  path: '/communities/{id}/members/{userId}/remove',
  summary:
    'Remove a member, with a reason that they read. They keep paid spots, and come back only when an admin lets them in.',
  access: 'player',
  input: { params: byMember, body: z.object({ reason: text(communityForm.noteMax).default('') }) },
  output: done,
  errors: ['community_not_found', 'not_a_member', 'last_community_admin'],
});

export const makeCommunityAdmin = defineCall({
  method: 'PUT',
  path: '/communities/{id}/admins/{userId}',
  summary: 'Make a member an admin of the community.',
  access: 'player',
  input: { params: byMember },
  output: done,
  errors: ['community_not_found', 'not_a_member', 'confirm_identity'],
});

export const unmakeCommunityAdmin = defineCall({
  method: 'DELETE',
  path: '/communities/{id}/admins/{userId}',
  summary: 'Make an admin a plain member again; one always stays.',
  access: 'player',
  input: { params: byMember },
  output: done,
  errors: ['community_not_found', 'not_a_member', 'last_community_admin'],
});

const preferences = z.strictObject({ status: success, data: z.strictObject({ enabled: z.boolean() }) });

export const communityPreferences = defineCall({
  method: 'GET',
  path: '/community-notifications/preferences/{id}',
  summary: 'Whether one hears of a community’s news and new games.',
  access: 'player',
  input: { params: byCommunity },
  output: preferences,
  errors: ['community_not_found'],
});

export const toggleCommunityNotifications = defineCall({
  method: 'POST',
  path: '/community-notifications/toggle/{id}',
  summary: 'Hear of a community’s news and new games, or no longer: members only.',
  access: 'player',
  input: {
    params: byCommunity,
    /** Switches the setting if omitted. */
    body: z.object({ enabled: z.boolean().optional() }).default({}),
  },
  output: preferences,
  errors: ['community_not_found', 'not_a_member'],
});

export type CommunityRequest = z.output<typeof asking>;
