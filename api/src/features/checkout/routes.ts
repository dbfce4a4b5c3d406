import * as contract from '@rondo/contract';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { type Context, serve } from '../../platform/serve.ts';
import type { PaymentsContext } from '../payments/locked-order.ts';
import type { GameAnswer, GameCommand } from '../joining/state/commands.ts';
import type { CommandBatcher } from '../joining/batch/command-batcher.ts';
import { offeredCents } from '../joining/offered-cents.ts';
import { presentCheckout } from './present-checkout.ts';
import { startCheckout } from './start-checkout.ts';

/** A member pays the exact price of their own spot through the provider (product.md#money). */
export function checkoutRoutes(
  context: Context,
  payments: PaymentsContext,
  batcher: CommandBatcher<GameCommand, GameAnswer>,
): void {
  const { clock, config, switches } = context;
  serve(
    context,
    contract.payThroughProvider,
    async ({ body, viewer, idempotencyKey: key, http: { request } }) => {
      const started = await startCheckout(
        { payments, batcher, clock, switches, feesPaidByRondo: config.feesPaidByRondo },
        {
          userId: viewer.id,
          gameId: body.matchId,
          teamId: body.teamId ?? null,
          entryKey: body.secret_key ?? null,
          groupId: body.group ?? null,
          vouched: true,
          offeredCents: offeredCents(body.amount),
          event: null,
          codes: { periodicId: body.selectedPeriodicPromocode ?? null },
          method: body.method,
          origin: config.originOf(request),
          network: request.ip,
          isAndroidApp: body.isAndroidApp ?? false,
          key,
        },
      );
      return presentCheckout(started);
    },
    { limit: rateLimits.checkout },
  );
}
