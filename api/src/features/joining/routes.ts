import * as contract from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import type { GameAnswer, GameCommand } from './state/commands.ts';
import type { CommandBatcher } from './batch/command-batcher.ts';
import { offeredCents } from './offered-cents.ts';
import { presentPaid } from './present-paid.ts';
import { withdrawAgreement } from './waiting/withdraw-agreement.ts';

export function joiningRoutes(context: Context, batcher: CommandBatcher<GameCommand, GameAnswer>): void {
  serve(context, contract.joinGame, async ({ body, viewer, idempotencyKey: key }) => {
    const answer = await batcher.submit(body.matchId, {
      kind: 'join',
      userId: viewer.id,
      teamId: body.teamId ?? null,
      entryKey: body.secret_key ?? null,
      groupId: body.group ?? null,
      allowPayment: body.allowPayment,
      byAddress: false,
      vouched: true,
      key,
    });
    const position = answer.did === 'queued' ? answer.position : null;
    return {
      status: 'success',
      message: position === null ? 'Added to the list successfully!' : 'The game is full. You are on the waiting list.',
      data: { outcome: position === null ? 'joined' : 'waiting', position },
    };
  });

  serve(context, contract.withdrawAgreement, async ({ params, viewer }) => {
    await withdrawAgreement(context.db, params.id, viewer.id);
    return { status: 'success', message: 'You pay nothing by itself any more.' };
  });

  serve(context, contract.payEntranceFee, async ({ body, viewer, idempotencyKey: key }) => {
    const answer = await batcher.submit(body.matchId, {
      kind: 'pay',
      userId: viewer.id,
      players: [{ userId: viewer.id, teamId: body.teamId ?? null, email: null }],
      entryKey: body.secret_key ?? null,
      groupId: body.group ?? null,
      offeredCents: offeredCents(body.amount),
      periodicId: body.selectedPeriodicPromocode ?? null,
      pass: body.pass,
      key,
    });
    if (answer.did !== 'joined') throw new Refused('game_full');
    return { status: 'success', message: 'The payment was performed successfully!', data: presentPaid(answer) };
  });

  serve(context, contract.refundEntranceFee, async ({ body, viewer, idempotencyKey: key }) => {
    const answer = await batcher.submit(body.matchId, {
      kind: 'refund',
      userId: viewer.id,
      targetId: body.targetId ?? viewer.id,
      shownCents: offeredCents(body.amount),
      key,
    });
    if (answer.did !== 'refunded') throw new Refused('not_joined');
    const data = {
      refundedAmount: centsToEuros(answer.refundedCents),
      retainedAmount: centsToEuros(answer.retainedCents),
      balance: centsToEuros(answer.balanceCents),
    };
    return { status: 'success', message: 'The refund was performed successfully!', data };
  });
}
