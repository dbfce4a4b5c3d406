import type { ToldRefund } from '@rondo/rules/refunds';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

/** Whether a refund has not failed by now. */
export const isStanding = (refund: RawBuilder<unknown>) =>
  sql`(${refund}.fails_at is null or ${refund}.fails_at > app_now())`;

export async function findSandboxRefunds(db: Database, payment: string): Promise<ToldRefund[]> {
  const { rows } = await sql<ToldRefund>`
    select reference, refund_id as "refundId", cents,
      case when not ${isStanding(sql`r`)} then 'failed' when arrives_at <= app_now() then 'arrived' else 'under_way' end as status
    from sandbox_refund r where payment = ${payment} order by asked_at, reference`.execute(db);
  return rows;
}
