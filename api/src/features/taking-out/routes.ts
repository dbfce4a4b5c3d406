import * as contract from '@rondo/contract';
import { mayLead } from '@rondo/rules';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { requireLed } from '../games/access/require-right.ts';
import type { CommandBatcher } from '../joining/batch/command-batcher.ts';
import type { GameAnswer, GameCommand } from '../joining/state/commands.ts';
import { letIn } from './let-in.ts';
import { presentTakingOut } from './present.ts';
import { takeOut } from './take-out.ts';
import { findRemovable, findTakenOut } from './taking-out-queries.ts';

/** Leaving a game, taking players out of it and letting them in again (product.md#taking-a-player-out). */
export function takingOutRoutes(context: Context, batcher: CommandBatcher<GameCommand, GameAnswer>): void {
  const { db } = context;

  serve(context, contract.leaveGame, async (request) => {
    const { body, viewer, idempotencyKey: key } = request;
    if (body.targetId !== viewer.id) {
      await takeOut(context, request, { gameId: body.matchId, playerId: body.targetId, reason: body.reason });
      return { status: 'success', message: 'The player has been taken out of the match.' };
    }
    const { did } = await batcher.submit(body.matchId, { kind: 'leave', userId: viewer.id, key });
    return { status: 'success', message: `You have left the ${did === 'leftQueue' ? 'waiting list' : 'match'}.` };
  });

  serve(context, contract.listTakingOut, async ({ params, viewer }) => {
    const { organiser_id: organiserId, rights } = await requireLed(db, viewer, params.id);
    const led = { organiserId, rights };
    if (!mayLead(viewer, led, 'players')) throw new Refused('not_allowed');
    const [players, takenOut] = await Promise.all([findRemovable(db, params.id), findTakenOut(db, params.id)]);
    return presentTakingOut(viewer, led, { players, takenOut });
  });

  serve(context, contract.letBackIn, async (request) => {
    await letIn(context, request, { gameId: request.params.id, playerId: request.params.player });
    return { status: 'success', message: 'They may join again.' };
  });
}
