import { refuseSelect } from '@rondo/rules/promocodes';
import { sql } from 'kysely';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { lockWallets } from '../wallet/post-journals.ts';
import { findPromocode } from './queries.ts';

/**
 * Selects a promocode for the next payment that it discounts, replacing an earlier selection. It runs under the wallet's lock, like
 * payments, so that a code is not selected while it is being used.
 * @throws Refused `promocode_not_yours`, `promocode_not_selectable`, `promocode_redeemed`, `promocode_expired`,
 * `promocode_already_selected`
 */
export async function selectPromocode(db: Database, userId: string, promocodeId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockWallets(trx, [userId]);
    const [now, promocode] = await Promise.all([timeAfterLock(trx), findPromocode(trx, userId, promocodeId)]);
    if (!promocode) throw new Refused('promocode_not_yours');
    const refusal = refuseSelect({
      promoType: promocode.promo_type,
      discountType: promocode.discount_type,
      redeemed: promocode.redeemed_at !== null,
      expired: promocode.ends_at !== null && new Date(promocode.ends_at) <= now,
      selected: promocode.is_selected,
    });
    if (refusal) throw new Refused(refusal);
    await unselect(trx, userId);
    await sql`update promocode_holder set is_selected = true
      where user_id = ${userId} and promocode_id = ${promocodeId}`.execute(trx);
  });
}

/** Deselects the promocode, if any, so that the next payment uses none. */
export async function unselectPromocode(db: Database, userId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockWallets(trx, [userId]);
    await unselect(trx, userId);
  });
}

async function unselect(trx: Database, userId: string): Promise<void> {
  await sql`update promocode_holder set is_selected = false where user_id = ${userId} and is_selected`.execute(trx);
}
