import { type Cents, guestMoney, sendBack } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

/** Orders that can still refund money the way it came, the latest first; each does so once. */
async function findPayingBack(
  db: Database,
  userId: string,
  provider: string,
  now: Date,
): Promise<Pick<Rows['payment_order'], 'id' | 'amount_cents'>[]> {
  const since = new Date(now.getTime() - guestMoney.providerMs);
  const { rows } = await sql<Pick<Rows['payment_order'], 'id' | 'amount_cents'>>`
    select id, amount_cents from payment_order
    where user_id = ${userId} and provider = ${provider} and provider_reference is not null and status = 'paid' and settled_at > ${since}
      and review_note is null and resolution is null and outcome is distinct from 'returned' and back_cents is null and taken_back_cents = 0
      and not exists (select from refund f where f.order_id = payment_order.id)
    order by settled_at desc, id`.execute(db);
  return rows;
}

/** How much of the kept money each order refunds the way it was paid; empty if no order can. */
export async function findWayBack(
  db: Database,
  userId: string,
  { keptCents, provider, now }: { keptCents: Cents; provider: string; now: Date },
): Promise<{ id: string; cents: Cents }[]> {
  const orders = await findPayingBack(db, userId, provider, now);
  return sendBack(
    keptCents,
    orders.map(({ id, amount_cents: amountCents }) => ({ id, amountCents })),
  );
}

interface GuestMoneyRow extends Pick<Rows['app_user'], 'email'> {
  is_guest: boolean;
  kept_cents: number;
  /** Money on its way back through the provider, or sent there. */
  under_way_cents: number;
  sent_cents: number;
  /** Money on its way to a bank, or paid to one. */
  to_bank_cents: number;
  by_bank_cents: number;
}

/** The money kept for a guest; null for an unknown person, or one who has left. */
export async function findGuestMoney(db: Database, userId: string): Promise<GuestMoneyRow | null> {
  const { rows } = await sql<GuestMoneyRow>`
    select u.email, u.role = 'guest' as is_guest,
      coalesce((select sum(amount_cents) from posting where account = 'owed_to_guest' and owner_id = u.id), 0) as kept_cents,
      coalesce(o.under_way, 0) as under_way_cents, coalesce(o.sent, 0) as sent_cents,
      l.under_way as to_bank_cents, l.paid as by_bank_cents
    from app_user u cross join lateral (
      select sum(f.cents) filter (where f.state = 'asked') as under_way, sum(f.cents) filter (where f.state in ('under_way', 'arrived')) as sent
      from refund f join payment_order p on p.id = f.order_id
      where p.user_id = u.id and not f.at_provider and p.outcome is distinct from 'returned' and p.resolution is distinct from 'refund') o
    cross join lateral (
      select coalesce(sum(amount_cents) filter (where state in ('proposed', 'filed')), 0) as under_way,
        coalesce(sum(amount_cents) filter (where state = 'executed'), 0) as paid
      from payout_line where user_id = u.id and kind = 'guest') l
    where u.id = ${userId} and u.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}
