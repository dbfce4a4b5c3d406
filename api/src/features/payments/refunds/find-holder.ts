import type { Cents } from '@rondo/rules';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import { type Place, placeOf } from '../../wallet/place-of.ts';

/** Where the money of a refund that failed is now. */
export interface Holder {
  isGuest: boolean;
  hasLeft: boolean;
  /** Whether Rondo pays them as an organiser to an account of their own. */
  isPaidHere: boolean;
  place: Place;
  /** How much of their money is there; for somebody who left, as much as failed. */
  heldCents: Cents;
}

/** Read after the wallet is locked, because they may be setting a password, or leaving, right now. */
export async function findHolder(trx: Transaction, userId: string): Promise<Holder> {
  const { rows } = await sql<{
    is_guest: boolean;
    has_left: boolean;
    is_paid_here: boolean;
    balance_cents: number;
    kept_cents: number;
  }>`
    select u.role = 'guest' as is_guest, u.deleted_at is not null as has_left,
      exists (select from bank_details b where b.user_id = u.id and b.kind = 'organiser') as is_paid_here,
      coalesce(w.balance_cents, 0) as balance_cents,
      coalesce((select sum(amount_cents) from posting where account = 'owed_to_guest' and owner_id = u.id), 0) as kept_cents
    from app_user u left join wallet w on w.user_id = u.id where u.id = ${userId}`.execute(trx);
  const [row] = rows;
  const hasLeft = row?.has_left ?? true;
  const isGuest = row?.is_guest ?? false;
  const who = {
    isGuest,
    hasLeft,
    isPaidHere: row?.is_paid_here ?? false,
    place: placeOf({ userId, isGuest, hasLeft }),
  };
  if (hasLeft) return { ...who, heldCents: Number.MAX_SAFE_INTEGER };
  return { ...who, heldCents: (isGuest ? row?.kept_cents : row?.balance_cents) ?? 0 };
}
