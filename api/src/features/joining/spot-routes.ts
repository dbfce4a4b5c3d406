import * as contract from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { languageOf } from '../../platform/language.ts';
import { limitAttempts } from '../../platform/rate-limit.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { withGuests } from '../accounts/with-guests.ts';
import { withinMailBudget } from '../notifications/within-mail-budget.ts';
import type { GameAnswer, GameCommand } from './commands.ts';
import type { Door } from './door.ts';
import * as handOver from './hand-over.ts';
import { offeredCents } from './offered-cents.ts';

/** Friends and others whom one player may name by address an hour; each gets a mail. */
const namedAnHour = 60;

/** What players do with spots beside joining and leaving: bring friends, hand theirs over, move to another game. */
export function spotRoutes(context: Context, door: Door<GameCommand, GameAnswer>): void {
  const { db, clock } = context;

  serve(context, contract.payForFriend, async ({ body, viewer, idempotencyKey: key, http }) => {
    const emails = body.payForFriendEmail;
    if (new Set(emails).size < emails.length) throw new Refused('friend_twice');
    await limitAttempts(db, `friend:${viewer.id}`, namedAnHour, 60, emails.length);
    const now = clock.now();
    const paying = {
      kind: 'pay',
      userId: viewer.id,
      entryKey: body.secret_key ?? null,
      offeredCents: offeredCents(body.amount),
      periodicId: body.selectedPeriodicPromocode ?? null,
      key,
    } as const;
    const people = emails.map((email) => ({ email }));
    const reading = { language: languageOf(http.request), now };
    const answer = await withinMailBudget(db, { budget: 'friend', addresses: emails, key }, () =>
      withGuests(db, people, reading, (ids) => {
        if (ids.includes(viewer.id)) throw new Refused('friend_is_you');
        const teamId = body.teamId ?? null;
        const players = ids.map((userId, index) => ({ userId, teamId, email: emails[index] ?? '' }));
        return door.enter(body.matchId, { ...paying, players });
      }),
    );
    return {
      status: 'success',
      message: `Payment for ${emails.join(', ')} was processed successfully!`,
      data: paidOf(answer),
    };
  });

  serve(context, contract.offerSpot, async ({ params, body, viewer, http }) => {
    await limitAttempts(db, `friend:${viewer.id}`, namedAnHour, 60);
    const reading = { language: languageOf(http.request), now: clock.now() };
    await withinMailBudget(db, { budget: 'handOver', addresses: [body.email] }, () =>
      withGuests(db, [body], reading, ([toId = '']) =>
        handOver.offerSpot(context, { gameId: params.id, fromId: viewer.id, toId }),
      ),
    );
    return { status: 'success', message: `Your spot is offered to ${body.email}.` };
  });
  serve(context, contract.releaseSpot, async ({ params, viewer }) => {
    await handOver.releaseSpot(context, params.id, viewer.id);
    return { status: 'success', message: 'Your spot is released to the waiting list.' };
  });
  serve(context, contract.withdrawSpot, async ({ params, viewer }) => {
    await handOver.withdrawSpot(context, params.id, viewer.id);
    return { status: 'success', message: 'Your spot is not offered any more.' };
  });
  serve(context, contract.declineSpot, async ({ params, body, viewer }) => {
    await handOver.declineSpot(context, { gameId: params.id, fromId: body.fromId, toId: viewer.id });
    return { status: 'success', message: 'You have declined the spot.' };
  });
  serve(context, contract.takeSpotOver, async ({ params, body, viewer, idempotencyKey: key }) => {
    const answer = await door.enter(params.id, {
      kind: 'takeOver',
      userId: viewer.id,
      fromId: body.fromId,
      entryKey: body.secret_key ?? null,
      offeredCents: offeredCents(body.amount),
      periodicId: body.selectedPeriodicPromocode ?? null,
      key,
    });
    return { status: 'success', message: 'The spot is yours!', data: paidOf(answer) };
  });

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
    const answer = await door.enter(params.id, command, body.matchId);
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

function paidOf(answer: GameAnswer) {
  if (answer.did !== 'joined') throw new Refused('internal');
  return { amount: centsToEuros(answer.paidCents), balance: centsToEuros(answer.balanceCents) };
}
