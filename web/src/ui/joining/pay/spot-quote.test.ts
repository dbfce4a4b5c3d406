import type { Promocode } from '@rondo/contract';
import { expect, test } from 'vitest';
import { ApiError } from '../../../platform/api.ts';
import { heldCode } from './held-code.ts';
import { cardOptions, codeOptions, quote, shortfall, withTotal } from './spot-quote.ts';
import { changedPriceCents } from './changed-price.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const game = {
  _id: 'g',
  price: 5,
  status: 'pending' as const,
  game_date: '2026-11-28T19:00:00Z',
  early_bird: [
    {
      priority: 1,
      spots: { occupied: 0, total: 1 },
      discount: { discount_type: 'percentage' as const, discount_value: 20 },
    },
  ],
};
const code = {
  _id: 'code',
  code: 'KICKOFF1',
  name: 'Kick-off',
  promoType: 'other',
  discountType: 'nominal',
  discountValue: 1,
  matchScope: 'all',
  selectedMatches: [],
  used_months: [],
  held_for: [],
  activated_at: null,
  endDateTime: null,
  is_selected: true,
  is_activated: true,
  is_redeemed: false,
  isExpired: false,
} as const;
const codes = (...all: object[]) => all.flatMap((one) => heldCode(one as Promocode) ?? []);
const card = { ...code, _id: 'card', promoType: 'periodic', discountValue: 2, is_selected: false };

test('early bird, code and card in their order; friends pay what is left of them', () => {
  const both = codes(code, card);
  expect(quote(game, { codes: both, cardId: 'card' }, now).total).toBe(1);
  const three = quote(game, { codes: both, cardId: 'card', spots: 3 }, now);
  expect(three.spots.map(({ totalCents }) => totalCents)).toEqual([100, 500, 500]);
  expect(quote(game, { codes: codes({ ...code, is_selected: false }) }, now).total).toBe(4);
});

test('a card saves something, or says why it does not', () => {
  const why = (more: object) => cardOptions(game, codes({ ...card, ...more }), now);
  expect(why({})).toMatchObject([{ saves: 2, why: null }]);
  expect(why({ used_months: ['2026-11'] })).toMatchObject([{ saves: 0, why: 'month' }]);
  expect(why({ used_months: ['2026-10'] })).toMatchObject([{ saves: 2 }]);
  expect(why({ matchScope: 'selected', selectedMatches: ['other'] })).toMatchObject([{ why: 'game' }]);
  expect(cardOptions({ ...game, price: 0 }, codes(card), now)).toMatchObject([{ why: 'nothing' }]);
  expect(why({ endDateTime: '2026-11-20T00:00:00Z' })).toEqual([]);
  expect(why({ held_for: [{ matchId: 'other', month: '2026-11' }] })).toMatchObject([{ why: 'held' }]);
  expect(why({ held_for: [{ matchId: 'g', month: '2026-11' }] })).toMatchObject([{ saves: 2, why: null }]);
});

test('a card is proposed only where it saves its whole worth', () => {
  const of = (price: number, more: object = {}) => cardOptions({ ...game, price }, codes({ ...card, ...more }), now);
  expect(of(5)).toMatchObject([{ saves: 2, worth: 2, isWhole: true }]);
  // An early bird takes a fifth off.
  expect(of(2)).toMatchObject([{ saves: 1.6, worth: 2, isWhole: false, why: null }]);
  expect(of(2, { discountType: 'percentage', discountValue: 50 })).toMatchObject([{ worth: null, isWhole: true }]);
  expect(of(5, { used_months: ['2026-11'] })).toMatchObject([{ saves: 0, isWhole: false }]);
});

test('promocodes are offered with what each takes off, those that take off nothing are not', () => {
  const half = {
    ...code,
    _id: 'half',
    name: 'Half',
    discountType: 'percentage',
    discountValue: 50,
    is_selected: false,
  };
  const elsewhere = { ...code, _id: 'held', held_for: [{ matchId: 'other', month: null }] };
  expect(codeOptions(game, codes(code, half, elsewhere, card), now)).toEqual([
    { id: 'code', name: 'Kick-off', saves: 1 },
    { id: 'half', name: 'Half', saves: 2 },
  ]);
});

test('the price the API tells replaces the one that was shown', () => {
  const shown = quote(game, { codes: [] }, now);
  const refusal = new ApiError(400, { code: 'price_changed', message: '', params: { price: '5.00' } });
  expect(withTotal(shown, changedPriceCents(refusal) ?? 0)).toMatchObject({
    total: 5,
    totalCents: 500,
    changedCents: 100,
  });
  expect(changedPriceCents(new ApiError(400, { code: 'game_full', message: '' }))).toBeNull();
});

test('what a balance is short of', () => {
  expect(shortfall(450, 1.2, 0)).toBe(3.3);
  expect(shortfall(450, 4.5, 0)).toBe(0);
  expect(shortfall(-50, 0, 8)).toBe(0);
  expect(shortfall(450, 0, 8)).toBe(12.5);
});
