import { expect, test } from 'vitest';
import { isRateToCome, refuseRate } from './change-rate.ts';
import type { VatRate } from './vat.ts';

const rates: VatRate[] = [
  { kind: 'pass', from: '2000-01-01', rate: 900, exemptReason: null, keepsPrepaid: false },
  { kind: 'game', from: '2000-01-01', rate: 900, exemptReason: null, keepsPrepaid: false },
  { kind: 'game', from: '2027-01-01', rate: 2100, exemptReason: null, keepsPrepaid: false },
];
const today = '2026-11-27';
const given = { kind: 'game', rate: 1200, from: '2026-12-01', exemptReason: null } as const;

test.each([
  ['from a day to come', {}, null, null],
  ['from today, as long as nothing was sold', { from: today }, '2026-11-26', null],
  ['from today, of which a sale of a game has its receipt', { from: today }, today, null],
  [
    'from today, of which a sale of a pass has its receipt',
    { kind: 'pass' as const, from: today },
    today,
    'rate_of_sales',
  ],
  ['from yesterday', { from: '2026-11-26' }, null, 'rate_in_past'],
  ['from a day that has one', { from: '2027-01-01' }, null, 'rate_there_already'],
  ['as it is by then', { rate: 900 }, null, 'rate_same'],
  ['as it was before another', { rate: 900, from: '2027-02-01' }, null, null],
  ['none, without why', { rate: 0 }, null, 'exempt_reason_needed'],
  ['none, with why', { rate: 0, exemptReason: 'Small business scheme' }, null, null],
])('%s', (_, changed, lastSold, refusal) => {
  expect(refuseRate({ ...given, ...changed }, { rates, today, lastSold })).toBe(refusal);
});

test('another reason is another rate', () => {
  const exempt: VatRate = { kind: 'game', from: '2026-01-01', rate: 0, exemptReason: 'One', keepsPrepaid: false };
  const known = { rates: [exempt], today, lastSold: null };
  expect(refuseRate({ ...given, rate: 0, exemptReason: 'One' }, known)).toBe('rate_same');
  expect(refuseRate({ ...given, rate: 0, exemptReason: 'Two' }, known)).toBeNull();
});

test('one that holds today is in force', () => {
  expect(isRateToCome({ from: today }, today)).toBe(false);
  expect(isRateToCome({ from: '2026-11-28' }, today)).toBe(true);
});
