import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestCodes, savesWhole, withSelected } from './best-codes.ts';
import { type HeldCode, type PricedGame, spotPrices } from './spot-price.ts';

const now = new Date('2026-11-20T12:00:00Z');
const game: PricedGame = {
  id: 'g',
  startsAt: new Date('2026-12-01T19:00:00Z'),
  status: 'pending',
  priceCents: 500,
  earlyBirds: [],
};
const code = (id: string, more: Partial<HeldCode> = {}): HeldCode => ({
  id,
  name: id,
  promoType: 'other',
  discountType: 'nominal',
  discountValue: 100,
  games: null,
  isSelected: false,
  isRedeemed: false,
  endsAt: null,
  usedMonths: [],
  heldFor: [],
  ...more,
});
const card = (more: Partial<HeldCode> = {}) => code('card', { promoType: 'periodic', discountValue: 200, ...more });
const half = code('half', { discountType: 'percentage', discountValue: 50 });
const whole = code('whole', { discountType: 'percentage', discountValue: 100 });

test.each<[string, HeldCode[], string | null, string | null]>([
  ['no code', [], null, null],
  ['the one there is', [code('a')], 'a', null],
  ['the one that takes more off', [code('a'), half], 'half', null],
  ['with the card beside it', [code('a'), card()], 'a', 'card'],
  ['the card alone', [card()], null, 'card'],
  ['not the card where nothing is left', [whole, card()], 'whole', null],
  [
    'not the card where a code leaves less than its worth',
    [code('most', { discountValue: 400 }), card()],
    'most',
    null,
  ],
  ['nor for a game that costs less than its worth', [card({ discountValue: 501 })], null, null],
  ['but where it costs just that', [card({ discountValue: 500 })], null, 'card'],
  ['and one of a percentage always', [card({ discountType: 'percentage', discountValue: 10 })], null, 'card'],
  ['not one that is used', [code('a', { isRedeemed: true }), code('b', { discountValue: 50 })], 'b', null],
  ['nor one that another payment holds', [code('a', { heldFor: [{ gameId: 'h', month: null }] })], null, null],
  ['nor the card in a month it was used', [card({ usedMonths: ['2026-12'] })], null, null],
  ['nor one for other games', [code('a', { games: ['h'] })], null, null],
  [
    'what somebody selected themselves, though another takes more off',
    [code('a', { isSelected: true }), half],
    'a',
    null,
  ],
  ['not what they selected for other games', [code('a', { isSelected: true, games: ['h'] }), half], 'half', null],
  ['of the same, what ends first', [code('a'), code('b', { endsAt: new Date('2026-12-01') })], 'b', null],
])('proposed: %s', (_, codes, promocodeId, periodicId) => {
  expect(bestCodes(game, codes, now)).toEqual({ promocodeId, periodicId });
});

test.each([
  ['nominal', 200, 200, true],
  ['nominal', 200, 199, false],
  ['nominal', 200, 0, false],
  ['percentage', 50, 1, true],
  ['percentage', 50, 0, false],
] as const)('of a %s card of %i, %i cents off are its whole worth: %s', (discountType, discountValue, cents, whole) => {
  expect(savesWhole({ discountType, discountValue }, cents)).toBe(whole);
});

test('no way of using codes is cheaper than the proposed one, where nothing was selected and no card is wasted', () => {
  const anyCode = fc.record({
    discountType: fc.constantFrom('percentage' as const, 'nominal' as const),
    discountValue: fc.integer({ min: 1, max: 600 }),
    promoType: fc.constantFrom('other' as const, 'periodic' as const),
  });
  fc.assert(
    fc.property(fc.array(anyCode, { maxLength: 5 }), (made) => {
      const codes = made.map((one, index) => code(`c${index}`, one));
      const priceWith = (promocodeId: string | null, periodicId: string | null) => {
        const [price] = spotPrices(game, withSelected(codes, promocodeId), { spots: 1, periodicId }, now);
        const taken = -(price?.lines.find(({ kind }) => kind === 'periodic')?.amountCents ?? 0);
        const isWasted = price?.periodic ? !savesWhole(price.periodic, taken) : false;
        return isWasted ? Infinity : (price?.totalCents ?? 0);
      };
      const best = bestCodes(game, codes, now);
      const cents = priceWith(best.promocodeId, best.periodicId);
      const ids = [null, ...codes.map(({ id }) => id)];
      for (const one of ids) for (const other of ids) expect(priceWith(one, other)).toBeGreaterThanOrEqual(cents);
    }),
  );
});
