import { sql } from 'kysely';
import { isSpot } from '../../platform/people/held-spots.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';

type SpotKey = Pick<Rows['registration'], 'id' | 'game_id'>;

/** The payer of an order for a spot; null for an unknown order. */
export async function findOrdersPayer(db: Database, orderId: string): Promise<string | null> {
  const { rows } = await sql<Pick<Rows['payment_order'], 'user_id'>>`
    select user_id from payment_order where id = ${orderId} and kind <> 'top_up'`.execute(db);
  return rows[0]?.user_id ?? null;
}

/** The spot that an order brought, or else the guest's present or last spot; null if there is none. */
export async function findSpotToCorrect(
  db: Database,
  { userId, orderId }: { userId: string; orderId: string | null },
): Promise<SpotKey | null> {
  const { rows } = await sql<SpotKey>`
    select id, game_id from registration where user_id = ${userId} and ${isSpot('registration')} and order_id is not distinct from coalesce(${orderId}::uuid, order_id)
    order by status = 'active' desc, joined_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** A spot whose guest's address was mistyped. */
export interface CorrectedSpot extends Pick<
  Rows['registration'],
  'id' | 'status' | 'payer_id' | 'proof_until' | 'paid_cents'
> {
  fee_cents: number;
  is_over: boolean;
  is_opened: boolean;
  corrected: number;
  /** Whether the guest has, or had, anything else: another spot, another payment, kept money, or an offer. */
  has_more: boolean;
}

/** The facts that decide whether the address of a spot's guest may be corrected, read after locking. */
export async function findCorrectedSpot(trx: Transaction, registrationId: string): Promise<CorrectedSpot> {
  const { rows } = await sql<CorrectedSpot>`
    select r.id, r.status, r.payer_id, r.proof_until, r.paid_cents, coalesce(o.fee_cents, 0) as fee_cents,
      g.archived or g.starts_at + make_interval(mins => g.duration_minutes) <= app_now() as is_over,
      l.opened_at is not null as is_opened, coalesce(l.corrected, 0) as corrected,
      exists (select from registration x where x.user_id = r.user_id and ${isSpot('x')} and x.id <> r.id)
        or exists (
          select from payment_order x where x.user_id = r.user_id and x.id is distinct from r.order_id
            and x.status in ('created', 'paid') and x.outcome is distinct from 'returned')
        or exists (select from posting p where p.account = 'owed_to_guest' and p.owner_id = r.user_id)
        or exists (select from hand_over h where h.to_user_id = r.user_id and h.ended_at is null) as has_more
    from registration r join game g on g.id = r.game_id
    left join payment_order o on o.id = r.order_id left join booking_link l on l.registration_id = r.id
    where r.id = ${registrationId}`.execute(trx);
  if (!rows[0]) throw new Refused('not_joined');
  return rows[0];
}

/** Whether anybody, with an account or a guest, has this address. */
export async function isKnownAddress(db: Database, email: string): Promise<boolean> {
  const { rows } = await sql`select from app_user where email = ${email} and deleted_at is null`.execute(db);
  return rows.length > 0;
}
