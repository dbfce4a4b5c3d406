import { sql } from 'kysely';
import { columnsOf } from '../../../platform/database/columns.ts';
import type { Transaction } from '../../../platform/db.ts';
import type { Rows } from '../../../platform/schema.ts';
import { adoptEarlier } from './adopt-earlier.ts';

const fields = [
  'id',
  'order_id',
  'cents',
  'fee_cents',
  'currency',
  'state',
  'at_provider',
  'provider_reference',
  'sent_at',
  'failed_at',
] as const satisfies readonly (keyof Rows['refund'])[];

export type RefundRow = Pick<Rows['refund'], (typeof fields)[number]>;

/** A locked order's refunds, planned or done, the earliest first; also those of the version before, which wrote them down only at the order. */
export async function findRefunds(trx: Transaction, orderId: string): Promise<RefundRow[]> {
  await adoptEarlier(trx, orderId);
  const { rows } = await sql<RefundRow>`
    select ${columnsOf('f', fields)} from refund f where f.order_id = ${orderId} order by f.asked_at, f.id`.execute(
    trx,
  );
  return rows;
}

/** The refund of Rondo's own that stands: asked for, on its way or arrived. */
export const standingOf = (refunds: readonly RefundRow[]): RefundRow | null =>
  refunds.find((refund) => !refund.at_provider && refund.state !== 'failed') ?? null;
