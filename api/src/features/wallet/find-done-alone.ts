import { amsterdamDay, type Cents } from '@rondo/rules';
import { sql } from 'kysely';
import { startOfDay } from '../../platform/time/amsterdam.ts';
import type { Transaction } from '../../platform/db.ts';

/**
 * How much all admins acting alone gave a person in this local calendar month, as goodwill, fees and gifts and by corrections either way
 * (decisions/0083-one-admin.md, decisions/0125-two-people.md). The caller holds the lock of their wallet.
 * @returns cents, never negative
 */
export async function findDoneAlone(trx: Transaction, userId: string, now: Date): Promise<Cents> {
  const month = startOfDay(`${amsterdamDay(now).slice(0, 8)}01`);
  const { rows } = await sql<{ fees: number; given: number; gifts: number; corrected: number }>`
    select
      (select coalesce(-sum(p.amount_cents), 0) from payment_order o
        join journal j on j.order_id = o.id and j.kind = 'top_up_back' and j.created_at >= ${month}
        join posting p on p.journal_id = j.id and p.account = 'fees' where o.user_id = ${userId}) as fees,
      (select coalesce(sum(p.amount_cents), 0) from journal j
        join posting p on p.journal_id = j.id and p.account in ('wallet', 'owed_to_guest')
        where j.kind = 'goodwill' and j.user_id = ${userId} and j.created_at >= ${month}) as given,
      (select coalesce(sum(g.discount_value), 0) from promocode_holder h join promocode g on g.id = h.promocode_id
        where h.user_id = ${userId} and h.redeemed_at >= ${month} and g.discount_type = 'topupBalance'
          and g.made_by is not null and g.agreed_at is null) as gifts,
      (select coalesce(sum(abs(c.amount_cents)), 0) from correction c
        where c.user_id = ${userId} and c.decided_by = c.proposed_by and c.decided_at >= ${month}) as corrected`.execute(
    trx,
  );
  const { fees = 0, given = 0, gifts = 0, corrected = 0 } = rows[0] ?? {};
  return fees + given + gifts + corrected;
}
