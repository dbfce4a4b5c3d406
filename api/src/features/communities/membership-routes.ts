import * as contract from '@rondo/contract';
import { pageSizes } from '@rondo/rules';
import { paginationOf } from '../../platform/calls/pagination.ts';
import { limitAttempts } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { changeAdmin, changeNotifications, leaveCommunity, removeMember } from './change-membership.ts';
import { decideRequests } from './decide-requests.ts';
import { isGoodInvitation } from './invitation-queries.ts';
import { joinCommunity } from './join-community.ts';
import { findRequests } from './member-queries.ts';
import { presentJoinRequest, presentRequest } from './present.ts';
import { findStanding } from './queries.ts';
import { requireCommunity, requireLead } from './require-standing.ts';

/** Joining and leaving communities, and deciding about members. */
export function membershipRoutes(context: Context): void {
  const { db, clock, jobs, config } = context;
  const messages = { db, jobs, publicUrl: config.publicUrl };

  serve(context, contract.communityJoinInfo, async ({ params, query }) => {
    const { community } = await requireCommunity(db, params.x, null);
    const { id: _id, short_code: shortCode, name, is_private: isPrivate, member_count: memberCount } = community;
    const invitationIsGood =
      query.invitation === undefined ? null : await isGoodInvitation(db, _id, query.invitation, clock.now());
    return {
      status: 'success',
      data: { community: { _id, shortCode, name, isPrivate, memberCount }, invitationIsGood },
    };
  });

  serve(context, contract.communityJoinStatus, async ({ params: { a, b }, viewer }) => {
    if (b !== viewer.id) await requireLead(db, a, viewer);
    const standing = await findStanding(db, a, b);
    if (!standing) throw new Refused('community_not_found');
    const joinRequest = presentJoinRequest(standing);
    if (!joinRequest) throw new Refused('never_asked');
    return { status: 'success', data: { joinRequest } };
  });

  serve(context, contract.joinCommunity, async ({ params, body: { userId, message, invitation }, viewer }) => {
    if (userId !== undefined && userId !== viewer.id) throw new Refused('not_allowed');
    const { community } = await requireCommunity(db, params.x, viewer);
    await limitAttempts(db, rateLimits.joinCommunity, viewer.id);
    await limitAttempts(db, rateLimits.joinOneCommunity, `${community.id}:${viewer.id}`);
    const { status, name } = await joinCommunity(messages, viewer, { ref: community.id, message, invitation });
    const said =
      status === 'approved'
        ? `Welcome to ${name}!`
        : 'Join request submitted successfully! You will be notified when it’s reviewed.';
    return { status: 'success', message: said, data: { joinRequest: { status } } };
  });

  serve(context, contract.leaveCommunity, async ({ body, viewer }) => {
    const { name } = await leaveCommunity(db, viewer, body.communityId);
    return { status: 'success', message: `You have left ${name}.` };
  });

  serve(context, contract.communityRequests, async ({ params, query, viewer }) => {
    const { community } = await requireLead(db, params.id, viewer);
    const { rows, totalCount } = await findRequests(db, community.id, query.page);
    const requests = rows.map((row) => presentRequest(row, community));
    return { status: 'success', data: { requests, pagination: paginationOf(totalCount, pageSizes.communityRequests) } };
  });

  serve(context, contract.approveRequest, async (request) => {
    const { params, body } = request;
    const decided = await decideRequests(messages, request, params.id, {
      decision: 'approve',
      userIds: [params.userId],
      ...body,
    });
    return { status: 'success', message: 'The request was approved.', data: { decided } };
  });

  serve(context, contract.denyRequest, async (request) => {
    const { params, body } = request;
    const decided = await decideRequests(messages, request, params.id, {
      decision: 'deny',
      userIds: [params.userId],
      ...body,
    });
    return { status: 'success', message: 'The request was denied.', data: { decided } };
  });

  serve(context, contract.decideRequests, async (request) => {
    const decided = await decideRequests(messages, request, request.params.id, request.body);
    const message = decided.length === 1 ? 'One request was decided.' : `${decided.length} requests were decided.`;
    return { status: 'success', message, data: { decided } };
  });

  serve(context, contract.removeMember, async (request) => {
    const { id: ref, userId } = request.params;
    await removeMember(messages, request, { ref, userId, ...request.body });
    return { status: 'success', message: 'The member was removed.' };
  });

  serve(context, contract.makeCommunityAdmin, async (request) => {
    const { id: ref, userId } = request.params;
    await changeAdmin(messages, request, { ref, userId, isAdmin: true });
    return { status: 'success', message: 'They are an admin of the community now.' };
  });

  serve(context, contract.unmakeCommunityAdmin, async (request) => {
    const { id: ref, userId } = request.params;
    await changeAdmin(messages, request, { ref, userId, isAdmin: false });
    return { status: 'success', message: 'They are a member like others now.' };
  });

  serve(context, contract.communityPreferences, async ({ params, viewer }) => {
    const { notifications: enabled } = await requireCommunity(db, params.id, viewer);
    return { status: 'success', data: { enabled } };
  });

  serve(context, contract.toggleCommunityNotifications, async ({ params, body, viewer }) => {
    const enabled = await changeNotifications(db, viewer, params.id, body.enabled);
    return { status: 'success', data: { enabled } };
  });
}
