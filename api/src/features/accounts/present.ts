import type { Me, Promocode } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import type { PromocodeRow, UserRow } from './queries.ts';

/** The user to themselves. Guests see no balance (3-decisions §1). */
export function presentMe(user: UserRow): Me {
  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    photo: user.photo,
    role: user.role,
    balance: user.role === 'guest' ? null : centsToEuros(user.balance_cents),
    elo: user.scores,
    game_count: user.game_count,
    language: user.language,
  };
}

export function presentPromocode(row: PromocodeRow, now: Date): Promocode {
  return {
    _id: row.id,
    code: row.code,
    name: row.name,
    promoType: row.promo_type,
    discountType: row.discount_type,
    discountValue: row.discount_type === 'percentage' ? row.discount_value : centsToEuros(row.discount_value),
    activated_at: row.activated_at,
    endDateTime: row.ends_at,
    is_selected: row.is_selected,
    is_activated: true,
    is_redeemed: row.redeemed_at !== null,
    isExpired: row.ends_at !== null && new Date(row.ends_at) <= now,
  };
}
