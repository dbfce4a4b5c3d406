import { type RawBuilder, sql } from 'kysely';
import { givenRows } from '../../platform/database/given-rows.ts';
import type { Transaction } from '../../platform/db.ts';

/** A promocode that a registration used; `month` for a periodic one, 'YYYY-MM'. */
export interface UsedCode {
  userId: string;
  promocodeId: string;
  registrationId: string;
  month: string | null;
}

const use = givenRows<UsedCode>('u', { userId: 'uuid', promocodeId: 'uuid', registrationId: 'uuid', month: 'text' });

/** Marks codes as used. The holders' wallets are locked, and the database refuses a second use. */
export function useCodes(trx: Transaction, used: readonly UsedCode[], now: Date): Promise<unknown>[] {
  const once = used.filter(({ month }) => month === null);
  const monthly = used.filter(({ month }) => month !== null);
  const sent: Promise<unknown>[] = [];
  if (once.length > 0)
    sent.push(
      sql`
        update promocode_holder h set redeemed_at = ${now}, redeemed_registration_id = ${use.at.registrationId}, is_selected = false
        from ${use.from(once)}
        where h.user_id = ${use.at.userId} and h.promocode_id = ${use.at.promocodeId} and h.redeemed_at is null`.execute(
        trx,
      ),
    );
  if (monthly.length > 0)
    sent.push(
      sql`
        insert into student_card_use (user_id, month, registration_id)
        select ${use.at.userId}, to_date(${use.at.month}, 'YYYY-MM'), ${use.at.registrationId}
        from ${use.from(monthly)}`.execute(trx),
    );
  return sent;
}

/**
 * Gives back the codes used for spots that end through no fault of their players (product.md#refunds); the payers' wallets are locked.
 * @param spots a query for the ids of the spots
 */
export function giveCodesBack(trx: Transaction, spots: RawBuilder<unknown>): Promise<unknown>[] {
  return [
    sql`update promocode_holder set redeemed_at = null, redeemed_registration_id = null
      where redeemed_registration_id in (${spots})`.execute(trx),
    sql`delete from student_card_use where registration_id in (${spots})`.execute(trx),
  ];
}

/** The spots of a game that was cancelled, or became free. */
export const spotsOf = (gameId: string) => sql`
  select id from registration where game_id = ${gameId} and status = 'active'`;
