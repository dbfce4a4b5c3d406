import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Documented, entryOf, type Moved, reconcile } from './entry.ts';

const sale: Documented = { kind: 'game', rate: 900, cents: 250, vatCents: 21, giftCents: 150 };
const moved: Moved[] = [
  { account: 'wallet', kind: 'entrance_fee', cents: -400 },
  { account: 'escrow', kind: 'entrance_fee', cents: 400 },
  { account: 'vat', kind: 'vat', cents: 21 },
  { account: 'vat_in_sales', kind: 'vat', cents: -21 },
  { account: 'wallet', kind: 'forfeit', cents: -300 },
  { account: 'revenue', kind: 'forfeit', cents: 300 },
  { account: 'revenue', kind: 'organiser_pay', cents: -200 },
  { account: 'owed_to_organiser', kind: 'organiser_pay', cents: 200 },
];

test('an entry is by account, with what stands beside revenue, and VAT by its rate', () => {
  expect(entryOf(moved, [sale], 0)).toEqual([
    { account: 'owed_to_organiser', vat: null, cents: 200 },
    { account: 'wallet', vat: null, cents: -700 },
    { account: 'escrow', vat: null, cents: 400 },
    { account: 'vat', vat: { kind: 'game', rate: 900 }, cents: 21 },
    { account: 'organisers', vat: null, cents: -200 },
    { account: 'other_income', vat: null, cents: 300 },
    { account: 'vat_in_sales', vat: null, cents: -21 },
  ]);
});

test('VAT of what is sold ahead stands beside it until it is played', () => {
  const vatOf = (vatAheadCents: number) =>
    entryOf(moved, [sale], vatAheadCents).filter(({ account }) => ['vat_ahead', 'vat_in_sales'].includes(account));
  expect(vatOf(21)).toEqual([{ account: 'vat_ahead', vat: null, cents: -21 }]);
  expect(vatOf(-9)).toEqual([
    { account: 'vat_ahead', vat: null, cents: 9 },
    { account: 'vat_in_sales', vat: null, cents: -30 },
  ]);
});

test('an entry of balanced journals adds up to zero, whatever the documents say', () => {
  const accounts = fc.constantFrom('wallet', 'revenue', 'vat', 'escrow', 'bank');
  const journal = fc.record({ from: accounts, to: accounts, cents: fc.integer({ min: 1, max: 9999 }) });
  const vat = fc.integer({ min: -999, max: 999 });
  fc.assert(
    fc.property(fc.array(journal), vat, vat, (journals, vatCents, vatAheadCents) => {
      const booked = journals.flatMap(({ from, to, cents }): Moved[] => [
        { account: from, kind: 'correction', cents: -cents },
        { account: to, kind: 'correction', cents },
      ]);
      const sum = entryOf(booked, [{ ...sale, vatCents }], vatAheadCents).reduce(
        (before, { cents }) => before + cents,
        0,
      );
      expect(sum).toBe(0);
    }),
  );
});

describe('reconciliation', () => {
  test('ends at zero: given up and paid to organisers is no turnover, a gift is a discount', () => {
    const found = reconcile(moved, [sale], 15);
    expect(found.steps).toEqual({
      revenue: 0,
      fees: 0,
      goodwill: 0,
      soldAhead: 400,
      unsold: 0,
      gifts: -150,
      vat: -6,
      vatAhead: -15,
    });
    expect(found).toMatchObject({ expectedCents: 229, turnoverCents: 229, differenceCents: 0 });
  });

  test('is red by what has no document, and by nothing that is earned without a sale', () => {
    const more: Moved[] = [
      { account: 'escrow', kind: 'entrance_fee', cents: 700 },
      { account: 'escrow', kind: 'demo', cents: 55 },
    ];
    expect(reconcile([...moved, ...more], [sale], 0)).toMatchObject({ steps: { unsold: -55 }, differenceCents: 700 });
  });
});
