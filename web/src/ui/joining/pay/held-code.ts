import type { Promocode } from '@rondo/contract';
import { eurosToCents, type HeldCode } from '@rondo/rules';

/** A promocode as the price rules know it; null for one that topped up the balance. */
export function heldCode(code: Promocode): HeldCode | null {
  const { discountType, discountValue, matchScope, selectedMatches, used_months, held_for } = code;
  if (discountType === 'topupBalance') return null;
  return {
    id: code._id,
    name: code.name,
    promoType: code.promoType,
    discountType,
    discountValue: discountType === 'percentage' ? discountValue : (eurosToCents(discountValue) ?? 0),
    games: matchScope === 'all' ? null : selectedMatches,
    isSelected: code.is_selected,
    isRedeemed: code.is_redeemed,
    endsAt: code.endDateTime === null ? null : new Date(code.endDateTime),
    usedMonths: used_months,
    heldFor: held_for.map(({ matchId: gameId, month }) => ({ gameId, month })),
  };
}
