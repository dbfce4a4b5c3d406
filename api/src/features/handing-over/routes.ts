import * as contract from '@rondo/contract';
import { languageOf } from '../../platform/wording/language.ts';
import { limitAttempts } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { withGuests } from '../accounts/with-guests.ts';
import { withinMailBudget } from '../notifications/mail/within-mail-budget.ts';
import { askAboutOthers } from '../joining/ask-about-others.ts';
import type { GameAnswer, GameCommand } from '../joining/state/commands.ts';
import type { CommandBatcher } from '../joining/batch/command-batcher.ts';
import * as handOver from './hand-over.ts';
import { offeredCents } from '../joining/offered-cents.ts';
import { presentPaid } from '../joining/present-paid.ts';

/** Hands a spot over to somebody, or releases it to the waiting list. */
export function handingOverRoutes(context: Context, batcher: CommandBatcher<GameCommand, GameAnswer>): void {
  const { db, clock } = context;

  serve(context, contract.offerSpot, async ({ params, body, viewer, http }) => {
    await limitAttempts(db, rateLimits.nameOthers, viewer.id);
    const reading = { language: languageOf(http.request), now: clock.now() };
    await askAboutOthers(db, viewer.id, () =>
      withinMailBudget(db, { budget: 'handOver', addresses: [body.email] }, () =>
        withGuests(db, [body], reading, ([toId = '']) =>
          handOver.offerSpot(context, { gameId: params.id, fromId: viewer.id, toId }),
        ),
      ),
    );
    return { status: 'success', message: `Your spot is offered to ${body.email}.` };
  });
  serve(context, contract.releaseSpot, async ({ params, query, viewer }) => {
    await handOver.releaseSpot(context, acting(params.id, viewer.id, query.targetId));
    return { status: 'success', message: 'The spot is released to the waiting list.' };
  });
  serve(context, contract.withdrawSpot, async ({ params, query, viewer }) => {
    await handOver.withdrawSpot(context, acting(params.id, viewer.id, query.targetId));
    return { status: 'success', message: 'The spot is not offered any more.' };
  });
  serve(context, contract.declineSpot, async ({ params, body, viewer }) => {
    await handOver.declineSpot(context, { gameId: params.id, fromId: body.fromId, toId: viewer.id });
    return { status: 'success', message: 'You have declined the spot.' };
  });
  serve(context, contract.takeSpotOver, async ({ params, body, viewer, idempotencyKey: key }) => {
    const answer = await batcher.submit(params.id, {
      kind: 'takeOver',
      userId: viewer.id,
      fromId: body.fromId,
      entryKey: body.secret_key ?? null,
      offeredCents: offeredCents(body.amount),
      periodicId: body.selectedPeriodicPromocode ?? null,
      key,
    });
    if (answer.did !== 'joined') throw new Refused('internal');
    return { status: 'success', message: 'The spot is yours!', data: presentPaid(answer) };
  });
}

const acting = (gameId: string, byId: string, fromId = byId) => ({ gameId, fromId, byId });
