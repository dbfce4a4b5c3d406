import * as contract from '@rondo/contract';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { sendList } from '../../platform/send-list.ts';
import { payGuest } from './pay-guest-back.ts';
import { refundOrders } from './refund-orders.ts';
import { resolveOrder } from './resolve-order.ts';
import { findConsoleOrder, findOrders, presentConsoleOrder } from './review-queries.ts';
import type { PaymentsContext } from './settle-order.ts';

/** Orders in the console, and what a person decides about those that were set aside (product.md#administration). */
export function orderRoutes(context: Context, payments: PaymentsContext): void {
  const { db } = context;

  serve(context, contract.listConsoleOrders, async ({ query }) => {
    const { rows, pagination } = await findOrders(db, query, query.page);
    return { status: 'success', data: { orders: rows.map(presentConsoleOrder), pagination } };
  });

  serve(context, contract.consoleOrdersFile, async (request) => {
    const { rows } = await findOrders(db, request.query, null);
    return sendList(db, contract.consoleOrdersFile, request, rows.map(presentConsoleOrder));
  });

  serve(context, contract.payGuest, async (request) => {
    await payGuest(payments, request, request.params.id, request.body);
    // What the provider doesn't answer now, the sweep asks again.
    if (request.body.how === 'provider') await refundOrders(payments);
    return { status: 'success', message: 'It is on its way.' };
  });

  serve(context, contract.resolveOrder, async (request) => {
    const { id } = request.params;
    await resolveOrder(payments, request, id, request.body);
    // What the provider doesn't answer now, the sweep asks again.
    if (request.body.how === 'refund') await refundOrders(payments);
    const order = await findConsoleOrder(db, id);
    if (!order) throw new Refused('payment_not_found');
    return { status: 'success', data: { order: presentConsoleOrder(order) } };
  });
}
