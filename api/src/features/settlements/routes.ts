import * as contract from '@rondo/contract';
import { adminCommand } from '../../platform/admins/admin-command.ts';
import { serveList } from '../../platform/admins/console-list.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { type PaymentProvider, ProviderError } from '../../providers/payments/provider.ts';
import { fetchSettlements } from './fetch-settlements.ts';
import { findMissing, presentMissing } from './find-missing.ts';
import { resolveLine } from './resolve-line.ts';
import { resolveMissing } from './resolve-missing.ts';
import { findSettlement, settlementList } from './settlement-listing.ts';
import { countOpen } from './settlement-queries.ts';

/** What the payment provider paid to the bank, in the console (product.md#settlements). */
export function settlementRoutes(context: Context, provider: PaymentProvider): void {
  const { db, clock, config } = context;
  const paying = { provider: provider.name, withinDays: config.providerPaysWithinDays };

  serveList(context, settlementList(provider.account !== null, paying));

  const show = async (id: string) => {
    const settlement = await findSettlement(db, id);
    if (!settlement) throw new Refused('settlement_not_found');
    return { status: 'success' as const, data: { settlement } };
  };
  serve(context, contract.getSettlement, ({ params }) => show(params.id));

  serve(context, contract.fetchSettlements, async (request) => {
    if (provider.account === null) throw new Refused('settlements_unreadable');
    const command = { action: 'settlement.fetch', subject: { kind: 'settlement', id: null } } as const;
    await adminCommand(context, request, command, async () => ({ answer: true }));
    const fetched = await fetchSettlements({ db, provider }, clock.now()).catch((error: unknown) => {
      throw error instanceof ProviderError ? new Refused('provider_unavailable') : error;
    });
    return { status: 'success', data: { fetched, open: await countOpen(db) } };
  });

  serve(context, contract.resolveMissingPayout, async (request) => {
    const { orderId } = request.params;
    await resolveMissing(context, request, paying, { orderId, ...request.body });
    return { status: 'success', data: { missing: presentMissing(await findMissing(db, paying)) } };
  });

  serve(context, contract.resolveSettlementLine, async (request) => {
    await resolveLine(context, request, request.params, request.body);
    return show(request.params.id);
  });
}
