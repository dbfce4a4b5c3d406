import * as contract from '@rondo/contract';
import { randomUUID } from 'node:crypto';
import { limitDone } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import type { CommandBatcher } from '../joining/batch/command-batcher.ts';
import { offeredCents } from '../joining/offered-cents.ts';
import { presentPaid } from '../joining/present-paid.ts';
import type { GameAnswer, GameCommand } from '../joining/state/commands.ts';
import { findGroups } from './group-queries.ts';
import { findNamed } from './find-named.ts';
import { presentGroup } from './present.ts';

/** Joining together (product.md#joining-together). */
export function groupRoutes(context: Context, batcher: CommandBatcher<GameCommand, GameAnswer>): void {
  const { db, clock } = context;

  serve(context, contract.gameGroups, async ({ params: { id: gameId }, query, viewer }) => {
    const rows = await findGroups(db, { gameId, userId: viewer.id, linked: query.group ?? null }, clock.now());
    return { status: 'success', data: rows.map((row) => presentGroup(row, viewer.id)) };
  });

  serve(context, contract.startGroup, async ({ params: { id: gameId }, body, viewer, idempotencyKey: key }) => {
    const userIds = [...new Set(body.people)].filter((id) => id !== viewer.id);
    const { places, way } = body;
    if (userIds.length > places - 1) throw new Refused('group_too_many_named', { most: places - 1 });
    const named = await findNamed(db, { gameId, senderId: viewer.id, userIds }, clock.now());
    if (named.length < userIds.length) throw new Refused('group_of_strangers');
    const limits = [
      [rateLimits.startGroup, viewer.id, 1],
      ...(named.length > 0 ? [[rateLimits.invitePartners, viewer.id, named.length] as const] : []),
    ] as const;
    const ids = { userId: viewer.id, newGroupId: randomUUID() };
    const command = { kind: 'startGroup', ...ids, way, places, named, ...entering(body), key } as const;
    const answer = await limitDone(db, limits, () => batcher.submit(gameId, command));
    if (answer.did !== 'grouped') throw new Refused('internal');
    const { groupId, kept, until } = answer;
    return {
      status: 'success',
      message: 'The spots are kept for your group.',
      data: { _id: groupId, kept, until, ...presentPaid(answer) },
    };
  });

  serve(context, contract.reserveInGroup, async ({ params, body, viewer, idempotencyKey: key }) => {
    const command = { kind: 'reserve', userId: viewer.id, groupId: params.group, ...entering(body), key } as const;
    const answer = await batcher.submit(params.id, command);
    if (answer.did !== 'reserved') throw new Refused('internal');
    return {
      status: 'success',
      message: answer.complete ? 'You are all in!' : 'Your spot is reserved until everyone is there.',
      data: { complete: answer.complete, ...presentPaid(answer) },
    };
  });

  serve(context, contract.leaveGroup, async ({ params, viewer }) => {
    await batcher.submit(params.id, { kind: 'leaveGroup', userId: viewer.id, groupId: params.group, key: null });
    return { status: 'success', message: 'Done.' };
  });
}

function entering(body: {
  teamId?: string | null | undefined;
  secret_key?: string | null | undefined;
  amount?: number | null | undefined;
  selectedPeriodicPromocode?: string | null | undefined;
}) {
  return {
    teamId: body.teamId ?? null,
    entryKey: body.secret_key ?? null,
    offeredCents: offeredCents(body.amount),
    periodicId: body.selectedPeriodicPromocode ?? null,
  };
}
