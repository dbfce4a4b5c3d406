import * as contract from '@rondo/contract';
import { rateLimits } from '../../../platform/rate-limits.ts';
import { type Context, serve } from '../../../platform/serve.ts';
import type { PaymentProvider } from '../../../providers/payments/provider.ts';
import type { GameAnswer, GameCommand } from '../state/commands.ts';
import type { CommandBatcher } from '../batch/command-batcher.ts';
import { offeredCents } from '../offered-cents.ts';
import { presentCheckout } from './present-checkout.ts';
import { startCheckout } from './start-checkout.ts';

/** A member pays the exact price of their own spot through the provider (product.md#money). */
export function checkoutRoutes(
  context: Context,
  provider: PaymentProvider,
  batcher: CommandBatcher<GameCommand, GameAnswer>,
): void {
  const { db, config } = context;
  serve(
    context,
    contract.payThroughProvider,
    async ({ body, viewer, idempotencyKey: key, http: { request } }) => {
      const started = await startCheckout(
        { db, provider, batcher, feesPaidByRondo: config.feesPaidByRondo },
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
