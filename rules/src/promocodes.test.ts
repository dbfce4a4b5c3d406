import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardValidity, type HeldPromocode, promocodeState, refuseSelect } from './promocodes.ts';

const today = { year: 2026, month: 11, day: 21 };

describe('how long a student card is valid', () => {
  test.each([
    [1, 9, '2026-09-01', '2027-09-01'],
    [21, 11, '2026-11-21', '2027-11-21'],
    [22, 11, '2025-11-22', '2026-11-22'],
    [31, 12, '2025-12-31', '2026-12-31'],
    [1, 1, '2026-01-01', '2027-01-01'],
  ])('from %i-%i', (day, month, from, until) => {
    expect(cardValidity(day, month, today)).toEqual({ valid: true, from, until });
  });

  test.each([
    [31, 4],
    [30, 2],
    [0, 1],
    [32, 1],
    [1, 0],
    [1, 13],
    [1.5, 3],
  ])('%d-%d does not exist', (day, month) => {
    expect(cardValidity(day, month, today)).toEqual({ valid: false, code: 'card_date_missing' });
  });

  test('a 29th of February is that of the last leap year, and may be long past', () => {
    expect(cardValidity(29, 2, today)).toEqual({ valid: false, code: 'card_expired' });
    const after = cardValidity(29, 2, { year: 2028, month: 3, day: 1 });
    expect(after).toEqual({ valid: true, from: '2028-02-29', until: '2029-02-28' });
    expect(cardValidity(29, 2, { year: 2029, month: 2, day: 28 })).toEqual({ valid: false, code: 'card_expired' });
  });

  test('whatever day: it started at most a year ago, not in the future, and still holds', () => {
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 12 }), (date, day, month) => {
        const now = date.toISOString().slice(0, 10);
        const [year = 0, thisMonth = 0, thisDay = 0] = now.split('-').map(Number);
        const decision = cardValidity(day, month, { year, month: thisMonth, day: thisDay });
        if (!decision.valid) return;
        expect(decision.from <= now && now < decision.until).toBe(true);
        expect(Number(decision.until.slice(0, 4)) - Number(decision.from.slice(0, 4))).toBe(1);
        expect(Number(decision.from.slice(5, 7))).toBe(month);
        expect(Number(decision.from.slice(8))).toBe(day);
      }),
    );
  });
});

test.each([
  [{ redeemed: false, expired: false }, 'activated'],
  [{ redeemed: false, expired: true }, 'expired'],
  [{ redeemed: true, expired: false }, 'redeemed'],
  [{ redeemed: true, expired: true }, 'redeemed'],
] as const)('%o shows as %s', (facts, state) => {
  expect(promocodeState(facts)).toBe(state);
});

describe('what can be selected', () => {
  const code: HeldPromocode = {
    promoType: 'other',
    discountType: 'nominal',
    redeemed: false,
    expired: false,
    selected: false,
  };
  test.each([
    [{}, null],
    [{ selected: true }, 'promocode_already_selected'],
    [{ selected: true, expired: true }, 'promocode_expired'],
    [{ selected: true, redeemed: true }, 'promocode_redeemed'],
    [{ redeemed: true, expired: true }, 'promocode_redeemed'],
    [{ promoType: 'periodic' }, 'promocode_not_selectable'],
    [{ discountType: 'topupBalance' }, 'promocode_not_selectable'],
    [{ discountType: 'topupBalance', redeemed: true }, 'promocode_not_selectable'],
  ] as const)('%o: %s', (facts, refusal) => {
    expect(refuseSelect({ ...code, ...facts })).toBe(refusal);
  });
});
