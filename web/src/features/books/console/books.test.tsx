import {
  bookOwnEntry,
  booksAccounts,
  booksRates,
  changeAccount,
  createRate,
  soldAhead,
  takeRateBack,
} from '@rondo/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, respondWith } from '../../../../test/backend.ts';
import { admin, label, sheet, testAct, withReason } from '../../../../test/console-acts.ts';
import { lookAtSheet } from '../../../../test/look-at-sheet.ts';
import { open, speak } from '../../../../test/open.tsx';

const t = speak('en');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });

const chart = {
  accounts: [{ account: 'bank', number: '1100', rgs: 'BLimBanRba' }],
  years: [2026, 2025],
  missing: [] as readonly string[],
  isPart: true,
} as const;
const accounts = (more: { years?: readonly number[]; missing?: readonly string[]; isPart?: boolean } = {}) =>
  answer(booksAccounts, { data: { ...chart, ...more } });

test('the chart says number and code of each account, and leads to the files of each year', async () => {
  await open('/console/accounts', { as: admin, answers: [refuse(booksAccounts, 'busy')] });
  await expect.element(page.getByText(t('ledger.chart.failed'))).toBeVisible();
  respondWith(accounts());
  await button(t('common.retry')).tap();
  const row = page.getByRole('row').last();
  for (const words of [t('ledger.accounts.bank'), '1100', 'BLimBanRba'])
    await expect.element(row.getByText(words)).toBeVisible();
  for (const year of ['2026', '2025'])
    for (const version of ['3.2', '4.0'])
      await expect
        .element(link(t('ledger.chart.auditfile.download', { year, version })))
        .toHaveAttribute('href', `/api/admin/books/auditfile?year=${year}&version=${version}`);
  await expect.element(page.getByText(t('ledger.chart.isPart'))).toBeVisible();
  await button(t('ledger.chart.change.of', { name: t('ledger.accounts.bank') })).tap();
  await expect.element(label(t('ledger.chart.change.rgs'))).toHaveValue('BLimBanRba');
});

test.each([
  [
    { missing: ['SELLER_NAME', 'SELLER_VAT'] },
    t('ledger.chart.auditfile.missing', { settings: 'SELLER_NAME, SELLER_VAT' }),
  ],
  [{ years: [] }, t('ledger.chart.auditfile.none')],
])('without a file it says why: %o', async (more, words) => {
  await open('/console/accounts', { as: admin, answers: [accounts(more)] });
  await expect.element(page.getByText(words)).toBeVisible();
  expect(page.getByRole('link', { name: '4.0' }).elements()).toEqual([]);
});

testAct({
  name: 'another code of an account',
  address: '/console/accounts?step=change&id=bank',
  answers: [accounts()],
  call: changeAccount,
  action: (t) => t('ledger.chart.change.do'),
  fill: (t) => label(t('ledger.chart.change.rgs')).write('BLimBanRba.07'),
  at: { rgs_taken: (t) => label(t('ledger.chart.change.rgs')) },
  done: { data: chart },
  body: withReason({ rgs: 'BLimBanRba.07' }),
});

testAct({
  name: 'an entry by hand',
  address: '/console/accounts?step=new',
  answers: [accounts({ isPart: false })],
  call: bookOwnEntry,
  action: (t) => t('ledger.chart.own.do'),
  fill: async (t) => {
    await label(t('ledger.chart.own.account')).selectOptions('costs');
    await label(t('ledger.chart.own.amount')).write('1250,50');
    await label(t('ledger.chart.own.document')).write('F-2026-114');
  },
  at: { document_booked: (t) => label(t('ledger.chart.own.document')) },
  done: { data: { account: 'costs', direction: 'paid', amount: 1250.5, document: 'F-2026-114' } },
  body: withReason({ account: 'costs', direction: 'paid', amount: 1250.5, document: 'F-2026-114' }),
});

test('a sub-administration offers no entry by hand; other books do', async () => {
  const add = page.getByRole('main').getByRole('button', { name: t('ledger.chart.own.title') });
  await open('/console/accounts', { as: admin, answers: [accounts()] });
  await expect.element(page.getByText(t('ledger.chart.accounts'))).toBeVisible();
  expect(add.elements()).toEqual([]);
  await open('/console/accounts', { as: admin, answers: [accounts({ isPart: false })] });
  await add.tap();
  await expect.element(sheet().getByText(t('ledger.chart.own.body'))).toBeVisible();
  await lookAtSheet();
});

const rate = {
  kind: 'game',
  percent: 9,
  from: '2000-01-01',
  exemptReason: null,
  keepsPrepaid: false,
  state: 'current',
} as const;
const coming = {
  ...rate,
  percent: 0,
  from: '2027-01-01',
  exemptReason: 'Small business scheme',
  keepsPrepaid: true,
  state: 'coming',
} as const;
const rates = answer(booksRates, { data: { rates: [coming, rate] } });

test('rates say from when they hold, and one to come can be taken back', async () => {
  await open('/console/rates', { as: admin, answers: [refuse(booksRates, 'busy')] });
  await expect.element(page.getByText(t('ledger.rates.failed'))).toBeVisible();
  respondWith(rates);
  await button(t('common.retry')).tap();
  const row = page.getByRole('main').getByRole('row');
  await expect.element(page.getByText(t('ledger.rates.surcharge'))).toBeVisible();
  for (const words of ['0 %', t('ledger.rates.states.coming'), 'Small business scheme', t('ledger.rates.keepsPrepaid')])
    await expect.element(row.first()).toMatchTextContent(words);
  await expect.element(row.last()).toMatchTextContent(t('ledger.rates.states.current'));
  const takeBack = page.getByRole('main').getByRole('button', { name: /^Withdraw rate: Games/ });
  expect(takeBack.elements()).toHaveLength(1);
  await takeBack.tap();
  await expect.element(sheet().getByText(t('ledger.rates.takeBack.title'))).toBeVisible();
  await lookAtSheet();
});

testAct({
  name: 'a new rate',
  address: '/console/rates?step=new',
  answers: [rates, answer(soldAhead, { data: { count: 0, gross: 0, difference: 0 } })],
  call: createRate,
  action: (t) => t('ledger.rates.new.do'),
  fill: async (t) => {
    await label(t('ledger.rates.new.percent')).write('9,5');
    await label(t('ledger.rates.new.from')).write('2027-01-01');
  },
  at: {
    rate_in_past: (t) => label(t('ledger.rates.new.from')),
    rate_of_sales: (t) => label(t('ledger.rates.new.from')),
    rate_there_already: (t) => label(t('ledger.rates.new.from')),
    rate_same: (t) => label(t('ledger.rates.new.percent')),
    exempt_reason_needed: (t) => label(t('ledger.rates.new.exemptReason')),
  },
  done: { data: { rates: [rate] } },
  body: withReason({ kind: 'game', percent: 9.5, from: '2027-01-01', keepsPrepaid: false }),
});

test('a new rate shows what was sold ahead of it, unless that keeps its own', async () => {
  const ahead = answer(soldAhead, { data: { count: 30, gross: 163.5, difference: 18.03 } });
  await open('/console/rates?step=new', { as: admin, answers: [rates, ahead] });
  await label(t('ledger.rates.new.percent')).write('21');
  await label(t('ledger.rates.new.from')).write('2027-01-01');
  const said = t('ledger.rates.new.soldAhead', { count: 30, number: '30', gross: '€ 163.50', difference: '+ € 18.03' });
  await expect.element(sheet().getByText(said)).toBeVisible();
  await lookAtSheet();
  await sheet().getByRole('checkbox').tap();
  await expect.element(sheet().getByText(said)).not.toBeInTheDocument();
  await sheet().getByRole('checkbox').tap();
  respondWith(answer(soldAhead, { data: { count: 0, gross: 0, difference: 0 } }));
  await label(t('ledger.rates.new.percent')).write('22');
  await expect.element(sheet().getByText(t('ledger.rates.new.noneAhead'))).toBeVisible();
});

testAct({
  name: 'a rate taken back',
  address: '/console/rates?step=take-back&kind=game&from=2027-01-01',
  answers: [rates],
  call: takeRateBack,
  action: (t) => t('ledger.rates.takeBack.do'),
  done: { data: { rates: [rate] } },
  body: withReason({ kind: 'game', from: '2027-01-01' }),
});
