import { expect, test } from 'vitest';
import { chart, chartAccounts, isOnBalanceSheet, rgsCode, rgsCodes } from './chart.ts';

const all = Object.values(chart);

test('each account has a number and a code of its own', () => {
  for (const name of ['number', 'rgs'] as const) expect(new Set(all.map((one) => one[name])).size).toBe(all.length);
});

test('accounts are listed by their numbers', () => {
  const numbers = all.map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted());
});

test('what is earned and spent is in profit and loss, all else on the balance sheet', () => {
  for (const { rgs } of all) expect(rgs).toMatch(rgsCode);
  const earned = chartAccounts.filter((account) => !isOnBalanceSheet(chart[account].rgs));
  expect(earned).toEqual([
    'organisers',
    'costs',
    'promotions',
    'goodwill',
    'provider_costs',
    'losses',
    'revenue',
    'fees',
    'other_income',
    'vat_in_sales',
  ]);
});

test.each(['', 'B', 'BLimBan ', 'CLimBan', 'BLimBanRba.', 'BLimBa', 'blimban', 'BLimBanRba.12345678901'])(
  '%o is no code',
  (code) => {
    expect(code).not.toMatch(rgsCode);
  },
);

test('a code that the operator gave stands before the usual one', () => {
  expect(rgsCodes({ bank: 'BLimBanRba.07' })).toMatchObject({ bank: 'BLimBanRba.07', vat: 'BSchBepBtw' });
});
