import { type Cents, centsToEuros, type CorrectedAccount, correctionRefusal } from '@rondo/rules';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';

interface StandingRow {
  is_guest: boolean;
  has_left: boolean;
  is_organiser: boolean;
  wallet_cents: number;
  pay_cents: number;
}

/**
 * Refuses a correction that can't be booked now.
 * @returns what the account holds before it; 0 for losses
 * @throws Refused `user_not_found`, `wallet_for_players`, `not_an_organiser`, `correction_below_zero`
 */
export async function requireCorrectable(
  trx: Transaction,
  userId: string,
  { account, cents }: { account: CorrectedAccount; cents: Cents },
): Promise<Cents> {
  const { rows } = await sql<StandingRow>`
    select u.role = 'guest' as is_guest, u.deleted_at is not null as has_left,
      u.organiser_kind is not null as is_organiser, w.balance_cents as wallet_cents,
      coalesce((select sum(p.amount_cents) from posting p where p.account = 'owed_to_organiser' and p.owner_id = u.id), 0)
        as pay_cents
    from app_user u join wallet w on w.user_id = u.id where u.id = ${userId}`.execute(trx);
  const [standing] = rows;
  if (!standing) throw new Refused('user_not_found');
  const { is_guest: isGuest, has_left: hasLeft, is_organiser: isOrganiser, wallet_cents, pay_cents } = standing;
  const balanceCents = { wallet: wallet_cents, owed_to_organiser: pay_cents, losses: 0 }[account];
  const refusal = correctionRefusal({ account, cents, balanceCents, person: { isGuest, hasLeft, isOrganiser } });
  if (refusal === 'correction_below_zero')
    throw new Refused(refusal, { balance: centsToEuros(Math.max(0, balanceCents)).toFixed(2) });
  if (refusal !== null) throw new Refused(refusal);
  return balanceCents;
}
