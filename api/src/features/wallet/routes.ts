import * as contract from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { type Context, serve } from '../../platform/serve.ts';
import { findCashOuts } from './queries.ts';

export function walletRoutes(context: Context): void {
  serve(context, contract.myCashOuts, async ({ query, viewer }) => {
    const { rows, totalCount } = await findCashOuts(context.db, viewer.id, query);
    const payments = rows.map((row) => ({
      _id: row.id,
      amount: centsToEuros(row.paid_cents),
      createdAt: row.joined_at,
      status: row.cash_out_status,
      refundedAmount: centsToEuros(row.refunded_cents),
      promocode_discount: null,
      match: { _id: row.game_id, name: row.game_name, game_date: row.starts_at, status: row.game_status },
    }));
    const pagination = { totalCount, totalPages: Math.ceil(totalCount / query.limit) };
    return { status: 'success' as const, data: { payments }, pagination };
  });
}
