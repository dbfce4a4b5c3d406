import * as contract from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import type { GameAnswer, GameCommand } from './state/commands.ts';
import type { CommandBatcher } from './batch/command-batcher.ts';
import { offeredCents } from './offered-cents.ts';

/** Gives up a spot for one in another game. */
export function moveRoutes(context: Context, batcher: CommandBatcher<GameCommand, GameAnswer>): void {
  serve(context, contract.moveSpot, async ({ params, body, viewer, idempotencyKey: key }) => {
    const command = {
      kind: 'move',
      userId: viewer.id,
      toGameId: body.matchId,
      teamId: body.teamId ?? null,
      entryKey: body.secret_key ?? null,
      offeredCents: offeredCents(body.amount),
      periodicId: body.selectedPeriodicPromocode ?? null,
      shownCents: offeredCents(body.refund),
      key,
    } as const;
    const answer = await batcher.submit(params.id, command, body.matchId);
    if (answer.did !== 'moved') throw new Refused('internal');
    const data = {
      amount: centsToEuros(answer.paidCents),
      refundedAmount: centsToEuros(answer.refundedCents),
      retainedAmount: centsToEuros(answer.retainedCents),
      balance: centsToEuros(answer.balanceCents),
    };
    return { status: 'success', message: 'You have moved to the other game.', data };
  });
}
