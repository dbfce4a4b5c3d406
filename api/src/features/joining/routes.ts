import * as contract from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import type { GameAnswer, GameCommand } from './commands.ts';
import type { Door } from './door.ts';
import { offeredCents } from './offered-cents.ts';

export function joiningRoutes(context: Context, door: Door<GameCommand, GameAnswer>): void {
  serve(context, contract.joinGame, async ({ body, viewer, idempotencyKey: key }) => {
    const answer = await door.enter(body.matchId, {
      kind: 'join',
      userId: viewer.id,
      teamId: body.teamId ?? null,
      entryKey: body.secret_key ?? null,
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

  serve(context, contract.leaveGame, async ({ body, viewer, idempotencyKey: key }) => {
    if (body.targetId !== viewer.id) throw new Refused('not_allowed');
    await door.enter(body.matchId, { kind: 'leave', userId: viewer.id, key });
    return { status: 'success', message: 'You have left the match.' };
  });

  serve(context, contract.payEntranceFee, async ({ body, viewer, idempotencyKey: key }) => {
    const answer = await door.enter(body.matchId, {
      kind: 'pay',
      userId: viewer.id,
      players: [{ userId: viewer.id, teamId: body.teamId ?? null, email: null }],
      entryKey: body.secret_key ?? null,
      offeredCents: offeredCents(body.amount),
      periodicId: body.selectedPeriodicPromocode ?? null,
      key,
    });
    if (answer.did !== 'joined') throw new Refused('game_full');
    const data = { amount: centsToEuros(answer.paidCents), balance: centsToEuros(answer.balanceCents) };
    return { status: 'success', message: 'The payment was performed succesfully!', data };
  });

  serve(context, contract.refundEntranceFee, async ({ body, viewer, idempotencyKey: key }) => {
    const answer = await door.enter(body.matchId, {
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
    return { status: 'success', message: 'The refund was performed succesfully!', data };
  });
}
