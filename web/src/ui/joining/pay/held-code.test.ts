import type { Promocode } from '@rondo/contract';
import { expect, test } from 'vitest';
import { heldCode } from './held-code.ts';

const wire: Promocode = {
  _id: 'a',
  code: 'KICKOFF2',
  name: 'Kick-off',
  promoType: 'other',
  discountType: 'nominal',
  discountValue: 2.05,
  activated_at: '2026-11-01T10:00:00Z',
  endDateTime: '2026-12-01T00:00:00Z',
  is_selected: true,
  is_activated: true,
  is_redeemed: false,
  isExpired: false,
  matchScope: 'all',
  selectedMatches: [],
  used_months: [],
  held_for: [{ matchId: 'h', month: null }],
};

test('euros become cents, percentages stay', () => {
  expect(heldCode(wire)).toEqual({
    id: 'a',
    name: 'Kick-off',
    promoType: 'other',
    discountType: 'nominal',
    discountValue: 205,
    games: null,
    isSelected: true,
    isRedeemed: false,
    endsAt: new Date('2026-12-01T00:00:00Z'),
    usedMonths: [],
    heldFor: [{ gameId: 'h', month: null }],
  });
  expect(heldCode({ ...wire, discountType: 'percentage', discountValue: 10 })?.discountValue).toBe(10);
});

test('a code for some games names them, a used card its months', () => {
  const some = heldCode({ ...wire, matchScope: 'selected', selectedMatches: ['g'], used_months: ['2026-11'] });
  expect(some).toMatchObject({ games: ['g'], usedMonths: ['2026-11'] });
});

test('a code that tops up the balance is no discount', () => {
  expect(heldCode({ ...wire, discountType: 'topupBalance' })).toBeNull();
});
