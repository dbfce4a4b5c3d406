import * as contract from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { serveList } from '../../platform/admins/console-list.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { findGuestAccount } from '../pay/guest-details.ts';
import { findGuestMoney, findWayBack } from './guest-money-queries.ts';
import { keepGuestAccount } from './keep-guest-account.ts';
import { payGuest } from './pay-guest-back.ts';
import { payTopUpBack } from './pay-top-up-back.ts';
import { keepAsIs, payToBank, sendAgain } from './refunds/decide-refund.ts';
import { findConsoleRefund, refundList } from './refunds/refund-listing.ts';
import { sendRefunds } from './refunds/send-refunds.ts';
import { resolveOrder } from './resolve-order.ts';
import { findConsoleOrder, orderList, presentConsoleOrder } from './order-listing.ts';
import type { PaymentsContext } from './locked-order.ts';

/** Orders in the console, and an admin's decisions about orders that were set aside (product.md#administration). */
export function orderRoutes(context: Context, payments: PaymentsContext): void {
  const { db, config, clock } = context;

  serveList(context, orderList);

  serve(context, contract.payGuest, async (request) => {
    await payGuest(payments, request, request.params.id, request.body);
    // If the provider doesn't answer now, the sweep asks again.
    await sendRefunds(payments);
    return { status: 'success', message: 'It is on its way.' };
  });

  serve(context, contract.getKeptForGuest, async ({ params }) => {
    const money = await findGuestMoney(db, params.id);
    if (!money) throw new Refused('user_not_found');
    const keptCents = money.is_guest ? money.kept_cents : 0;
    const way = { keptCents, provider: payments.provider.name, now: clock.now() };
    const parts = await findWayBack(db, params.id, way);
    const { account, cameBack } = await findGuestAccount(db, params.id);
    return {
      status: 'success',
      data: {
        kept: centsToEuros(keptCents),
        canGoBack: centsToEuros(parts.reduce((sum, { cents }) => sum + cents, 0)),
        account,
        cameBack,
      },
    };
  });

  serve(context, contract.keepGuestAccount, async (request) => {
    await keepGuestAccount({ ...payments, config }, request, request.params.id, request.body);
    return { status: 'success', message: 'The next payout pays to this account.' };
  });

  const showOrder = async (id: string) => {
    const order = await findConsoleOrder(db, id);
    if (!order) throw new Refused('payment_not_found');
    return { status: 'success' as const, data: { order: presentConsoleOrder(order) } };
  };

  serve(context, contract.payTopUpBack, async (request) => {
    const { id } = request.params;
    await payTopUpBack(payments, request, id, request.body);
    // If the provider doesn't answer now, the sweep asks again.
    await sendRefunds(payments);
    return showOrder(id);
  });

  serveList(context, refundList);

  const showRefund = async (id: string) => {
    const refund = await findConsoleRefund(db, id);
    if (!refund) throw new Refused('refund_not_found');
    return { status: 'success' as const, data: { refund } };
  };

  serve(context, contract.sendRefundAgain, async (request) => {
    const { id } = request.params;
    await sendAgain(payments, request, id, request.body);
    // If the provider doesn't answer now, the sweep asks again.
    await sendRefunds(payments);
    return showRefund(id);
  });

  serve(context, contract.payRefundToBank, async (request) => {
    await payToBank({ ...payments, config }, request, request.params.id, request.body);
    return showRefund(request.params.id);
  });

  serve(context, contract.keepRefund, async (request) => {
    await keepAsIs(payments, request, request.params.id, request.body);
    return showRefund(request.params.id);
  });

  serve(context, contract.resolveOrder, async (request) => {
    const { id } = request.params;
    await resolveOrder(payments, request, id, request.body);
    // If the provider doesn't answer now, the sweep asks again.
    if (request.body.how === 'refund') await sendRefunds(payments);
    return showOrder(id);
  });
}
