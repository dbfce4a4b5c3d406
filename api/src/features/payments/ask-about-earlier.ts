import { sql } from 'kysely';
import { ProviderError } from '../../providers/payments/provider.ts';
import { mayAsk } from './queries.ts';
import type { PaymentsContext } from './locked-order.ts';
import { refreshOrder } from './settle-order.ts';

/**
 * Asks the provider about somebody's open orders for a game, so that a payment just made counts before they start another. An order that the provider
 * can't be asked about stays as it is.
 * @returns the orders
 */
export async function askAboutEarlier(
  context: PaymentsContext,
  { userId, gameId }: { userId: string; gameId: string },
  now: Date,
): Promise<string[]> {
  const { db } = context;
  const { rows } = await sql<{ id: string }>`
    select id from payment_order
    where game_id = ${gameId} and user_id = ${userId} and kind <> 'top_up' and status = 'created' and review_note is null
      and provider_reference is not null`.execute(db);
  for (const { id } of rows)
    if (await mayAsk(db, id, now))
      await refreshOrder(context, id, 'page').catch((error: unknown) => {
        if (!(error instanceof ProviderError)) throw error;
      });
  return rows.map(({ id }) => id);
}
