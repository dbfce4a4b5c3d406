import * as contract from '@rondo/contract';
import { communityMessagesLeft, messagesCloseAt, messagesMax, rightsIn } from '@rondo/rules';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { leads, requireCommunity } from '../communities/require-standing.ts';
import { requireLed } from '../games/access/require-right.ts';
import { countReach, findMemberIds, findMessages, findPart, findSentTimes } from './message-queries.ts';
import { presentMessage } from './present.ts';
import { decideMessage, reportMessage } from './report-message.ts';
import { writeCommunityMessage, writeGameMessage } from './write-message.ts';

const writing = { limit: rateLimits.groupMessage };

/** Messages from the leaders of a game or a community to everyone in it (product.md#messages). */
export function groupMessageRoutes(context: Context): void {
  const { db, clock } = context;

  serve(context, contract.gameMessages, async ({ params: { id: gameId }, viewer }) => {
    const [game, { plays, waits }] = await Promise.all([
      requireLed(db, viewer, gameId),
      findPart(db, gameId, viewer.id),
    ]);
    const rights = rightsIn(viewer, { organiserId: game.organiser_id, rights: game.rights });
    if (rights.length === 0 && !plays && !waits) throw new Refused('not_allowed');
    const reader = { userId: viewer.id, onlyToWaiting: rights.length === 0 && !plays };
    const writes = rights.includes('message');
    const [rows, sent, reach] = await Promise.all([
      findMessages(db, { gameId }, reader),
      findSentTimes(db, { gameId }),
      countReach(db, gameId, viewer.id),
    ]);
    const until = messagesCloseAt(new Date(game.ends_at));
    const isOpen = until > clock.now();
    const left = isOpen ? Math.max(0, messagesMax.ofGame - sent.length) : 0;
    const reading = { viewerId: viewer.id, writes, decides: viewer.role === 'admin' };
    return {
      status: 'success' as const,
      data: {
        messages: rows.map((row) => presentMessage(row, reading)),
        writing: writes ? { left, until: until.toISOString(), nextAt: null, reach } : null,
      },
    };
  });

  serve(
    context,
    contract.writeGameMessage,
    async (request) => {
      const data = await writeGameMessage(context, request, request.params.id, request.body);
      return { status: 'success', data };
    },
    writing,
  );

  serve(context, contract.communityMessages, async ({ params: { id: ref }, viewer }) => {
    const standing = await requireCommunity(db, ref, viewer);
    const writes = leads(viewer, standing);
    if (standing.membership !== 'approved' && !writes) throw new Refused('not_a_member');
    const communityId = standing.community.id;
    const [rows, sent, members] = await Promise.all([
      findMessages(db, { communityId }, { userId: viewer.id, onlyToWaiting: false }),
      findSentTimes(db, { communityId }),
      writes ? findMemberIds(db, communityId, viewer.id) : [],
    ]);
    const { left, nextAt } = communityMessagesLeft(sent, clock.now());
    const reading = { viewerId: viewer.id, writes, decides: writes };
    const reach = { players: members.length, waiting: 0 };
    return {
      status: 'success' as const,
      data: {
        messages: rows.map((row) => presentMessage(row, reading)),
        writing: writes ? { left, until: null, nextAt: nextAt?.toISOString() ?? null, reach } : null,
      },
    };
  });

  serve(
    context,
    contract.writeCommunityMessage,
    async (request) => {
      const data = await writeCommunityMessage(context, request, request.params.id, request.body);
      return { status: 'success', data };
    },
    writing,
  );

  serve(
    context,
    contract.reportMessage,
    async ({ params, body, viewer }) => {
      await reportMessage(context, viewer, params.id, body.reason);
      return { status: 'success', message: 'Thank you. The admins will look at it.' };
    },
    { limit: rateLimits.reportMessage },
  );

  serve(context, contract.decideMessage, async (request) => {
    const { params, body } = request;
    await decideMessage(context, request, params.id, body.decision);
    return { status: 'success', message: body.decision === 'remove' ? 'It was removed.' : 'It stays.' };
  });
}
