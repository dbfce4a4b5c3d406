import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { day } from './durations.ts';
import { refuseTopUpBack, type TopUp, type TopUpBackRefusal } from './top-up-back.ts';

const now = new Date('2026-11-28T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * day);
const topUp: TopUp = {
  isCredit: true,
  amountCents: 5000,
  settledAt: ago(1),
  isReachable: true,
  takenBackCents: 0,
  wasSentBack: false,
  balanceCents: 6000,
  giftCents: 0,
};

test.each<[string, number, Partial<TopUp>, TopUpBackRefusal | null]>([
  ['all of it', 5000, {}, null],
  ['some of it', 1, {}, null],
  ['more than it brought', 5001, {}, { code: 'top_up_spent', maxCents: 5000 }],
  ['more than the wallet holds', 3001, { balanceCents: 3000 }, { code: 'top_up_spent', maxCents: 3000 }],
  ['what the wallet holds', 3000, { balanceCents: 3000 }, null],
  [
    'more than what isn’t a gift',
    2501,
    { balanceCents: 3000, giftCents: 500 },
    { code: 'top_up_spent', maxCents: 2500 },
  ],
  ['all that isn’t a gift', 2500, { balanceCents: 3000, giftCents: 500 }, null],
  ['of an empty wallet', 1, { balanceCents: 0 }, { code: 'top_up_spent', maxCents: 0 }],
  ['what went back before', 1, { wasSentBack: true }, { code: 'top_up_back_already' }],
  ['what was charged back', 1, { takenBackCents: 100 }, { code: 'top_up_charged_back' }],
  ['a payment for a spot', 1, { isCredit: false }, { code: 'not_a_top_up' }],
  ['at another provider', 1, { isReachable: false }, { code: 'provider_cannot_refund' }],
  ['half a year later', 1, { settledAt: ago(180) }, { code: 'provider_cannot_refund' }],
  ['just before', 1, { settledAt: ago(179) }, null],
])('%s', (_, cents, more, expected) => {
  expect(refuseTopUpBack(cents, { ...topUp, ...more }, now)).toEqual(expected);
});

test('whatever is asked for, nobody gets more than the wallet holds, nor than was paid', () => {
  const cents = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(cents, cents, cents, cents, (asked, amountCents, balanceCents, giftCents) => {
      const isPossible = refuseTopUpBack(asked, { ...topUp, amountCents, balanceCents, giftCents }, now) === null;
      expect(isPossible).toBe(asked <= Math.min(amountCents, balanceCents - giftCents));
    }),
  );
});
