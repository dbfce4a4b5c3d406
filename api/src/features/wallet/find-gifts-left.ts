import type { Cents } from '@rondo/rules';
import { giftLeft, giftsLeft } from '@rondo/rules/gift-left';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

export interface Gift extends Pick<Rows['app_user'], 'id' | 'name'> {
  leftCents: number;
}

type GiftRow = Pick<Rows['app_user'], 'id' | 'name'> & {
  given_cents: number;
  spent_cents: number;
  balance_cents: number;
};

/** The gifts of a promocode of which something is left, with their owners (product.md#promocodes). */
export async function findGiftsOf(db: Database, promocodeId: string): Promise<Gift[]> {
  const gifts = await findGifts(db, sql`h.promocode_id = ${promocodeId}`);
  return gifts.flatMap(({ id, name, given_cents, spent_cents: spentCents, balance_cents: balanceCents }) => {
    const leftCents = giftLeft(given_cents, { spentCents, balanceCents });
    return leftCents > 0 ? [{ id, name, leftCents }] : [];
  });
}

/** How much of a wallet's balance is left of gifts, which nobody paid for. */
export async function findGiftsIn(db: Database, userId: string): Promise<Cents> {
  const gifts = await findGifts(db, sql`h.user_id = ${userId}`);
  const spent = gifts.map(({ given_cents: giftCents, spent_cents: spentCents }) => ({ giftCents, spentCents }));
  return giftsLeft(spent, gifts[0]?.balance_cents ?? 0);
}

/** Gifts that were not taken back, in the order in which they came. */
async function findGifts(db: Database, whose: RawBuilder<unknown>): Promise<GiftRow[]> {
  const { rows } = await sql<GiftRow>`
    select u.id, u.name, g.amount_cents as given_cents, w.balance_cents, coalesce((
      select -sum(p.amount_cents) from posting p join journal s on s.id = p.journal_id
      where p.account = 'wallet' and p.owner_id = u.id and p.id > g.id and p.amount_cents < 0
        and s.kind not in ('gift_back', 'top_up_back', 'refund_again')), 0) as spent_cents
    from promocode_holder h
    join app_user u on u.id = h.user_id and u.deleted_at is null
    join wallet w on w.user_id = u.id
    join journal j on j.idempotency_key = 'promotion:' || h.promocode_id || ':' || h.user_id
    join posting g on g.journal_id = j.id and g.account = 'wallet'
    where ${whose}
      and not exists (select from journal b where b.idempotency_key = 'gift_back:' || h.promocode_id || ':' || h.user_id)
    order by u.id, g.id`.execute(db);
  return rows;
}
