import type { Promocode } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import type { Database } from '../../platform/db.ts';
import { findPromocodes, type PromocodeRow } from './queries.ts';

/** All promocodes that a person activated, as they see them; the session includes them. */
export async function listPromocodes(db: Database, userId: string, now: Date): Promise<Promocode[]> {
  const rows = await findPromocodes(db, userId);
  return rows.map((row) => showPromocode(row, now));
}

export function showPromocode(row: PromocodeRow, now: Date): Promocode {
  return {
    _id: row.id,
    code: row.code,
    name: row.name,
    promoType: row.promo_type,
    discountType: row.discount_type,
    discountValue: row.discount_type === 'percentage' ? row.discount_value : centsToEuros(row.discount_value),
    matchScope: row.match_scope,
    selectedMatches: row.game_ids,
    activated_at: row.activated_at,
    endDateTime: row.ends_at,
    is_selected: row.is_selected,
    is_activated: true,
    is_redeemed: row.redeemed_at !== null,
    isExpired: row.ends_at !== null && new Date(row.ends_at) <= now,
    used_months: row.used_months,
    held_for: row.held_for,
  };
}
