import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { papersOfPay, type PayInvoice, readPayInvoice, sayPayInvoice } from './pay-invoices.ts';

const invoice = (id: string, cents: number, backCents = 0): PayInvoice => ({ id, cents, backCents, rate: 2100 });

test.each<[string, number, { isInvoiced: boolean; given: PayInvoice[] }, object[]]>([
  [
    'twenty euro, VAT of it within',
    2000,
    { isInvoiced: true, given: [] },
    [{ cents: 2000, vatCents: 347, rate: 2100, of: null }],
  ],
  ['nothing for who sends their own', 2000, { isInvoiced: false, given: [] }, []],
  [
    'a credit note of all of it, also for who sends their own since',
    -2000,
    { isInvoiced: false, given: [invoice('a', 2000)] },
    [{ cents: -2000, vatCents: -347, rate: 2100, of: 'a' }],
  ],
  [
    'credit notes of two, the latest first',
    -2100,
    { isInvoiced: true, given: [invoice('a', 2000), invoice('b', 200)] },
    [
      { cents: -200, vatCents: -35, rate: 2100, of: 'b' },
      { cents: -1900, vatCents: -330, rate: 2100, of: 'a' },
    ],
  ],
  ['no credit note of pay without an invoice', -2000, { isInvoiced: true, given: [invoice('a', 2000, 2000)] }, []],
])('%s', (_name, change, given, papers) => {
  expect(papersOfPay(change, given)).toEqual(papers);
});

test('all parts together give back what was invoiced, to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.array(fc.integer({ min: 1, max: 3000 }), { maxLength: 12 }),
      (cents, parts) => {
        const [given] = papersOfPay(cents, { isInvoiced: true, given: [] });
        let [left, vat, back] = [cents, given?.vatCents ?? 0, 0];
        for (const part of [...parts, cents]) {
          for (const paper of papersOfPay(-part, { isInvoiced: true, given: [invoice('a', cents, back)] })) {
            left += paper.cents;
            vat += paper.vatCents;
            back -= paper.cents;
          }
        }
        expect([left, vat]).toEqual([0, 0]);
      },
    ),
  );
});

test('a number is read as it was said', () => {
  expect(sayPayInvoice({ year: 2026, number: 3 })).toBe('SB-2026-0003');
  expect(readPayInvoice('SB-2026-12345')).toEqual({ year: 2026, number: 12345 });
});
