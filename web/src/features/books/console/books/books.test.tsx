import {
  booksBalances,
  booksPeriod,
  booksReconciliation,
  booksStored,
  closeMonth,
  listMonths,
  listOwed,
  monthOpen,
  openThings,
} from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, hold, neverAnswer, refuse, respondWith } from '../../../../../test/backend.ts';
import { admin, label, one, sheet, someId, testAct, withReason } from '../../../../../test/console-acts.ts';
import { testedLanguages } from '../../../../../test/languages.ts';
import { lookAtSheet } from '../../../../../test/look-at-sheet.ts';
import { open, speak } from '../../../../../test/open.tsx';
import type { Period } from './queries.ts';

const t = speak('en');
const main = () => page.getByRole('main');
const row = (table: string, name: string) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: name });

const sold = { sold: 1200, back: -41_892.89, vat: 9.07 };
const figures = {
  documentedUntil: '2099-01-01T00:00:00Z',
  vat: [
    { kind: 'game', rate: 9, ...sold },
    { kind: 'fee', rate: 21, sold: 1.21, back: 0, vat: 0.21 },
  ],
  sports: [{ sport: 'Volleyball', ...sold }],
  communities: [
    { community: { _id: someId(1), name: 'Havenvolley' }, ...sold },
    { community: null, sold: 0, back: 0, vat: 0 },
  ],
  accounts: [
    { account: 'wallet', opening: 10, added: 5, taken: -3, closing: 12 },
    { account: 'losses', opening: 0, added: 0, taken: 0, closing: 0 },
    { account: 'input_vat', opening: -1, added: 0.35, taken: -3.47, closing: -4.12 },
  ],
} as const;
const period = answer(booksPeriod, ({ query }) => ({
  data: { from: String(query.from), to: String(query.to), ...figures, kept: null },
}));

describe('a period', () => {
  test('is last month, has each figure, and leads to its journals', async () => {
    await open('/console/books', { as: admin, answers: [period] });
    const { from, to } = (askedOf(booksPeriod)[0]?.query ?? {}) as { from: string; to: string };
    expect([from.slice(0, 7), from.slice(8)]).toEqual([to.slice(0, 7), '01']);
    const game = row(t('periods.byRate'), t('ledger.sale.game'));
    await expect.element(game).toMatchTextContent('−€ 41,892.89');
    await expect
      .element(game.getByRole('link').first())
      .toHaveAttribute('href', `/console/journals?from=${from}&until=${to}&sale=game`);
    await expect.element(row(t('periods.byRate'), t('periods.together'))).toMatchTextContent('€ 1,201.21');
    const high = row(t('periods.return'), '1a High rate, 21 %');
    for (const figure of ['€ 0.21', '€ 1.00']) await expect.element(high).toMatchTextContent(figure);
    await expect.element(row(t('periods.return'), t('periods.boxes.owed'))).toMatchTextContent('€ 9.28');
    await expect.element(row(t('periods.return'), t('periods.boxes.owed'))).toMatchTextContent('€ 9.00');
    const input = row(t('periods.return'), t('periods.boxes.input'));
    for (const figure of ['€ 3.12', '€ 4.00']) await expect.element(input).toMatchTextContent(figure);
    await expect.element(row(t('periods.byCommunity'), 'Havenvolley')).toBeVisible();
    await expect.element(row(t('periods.byCommunity'), t('periods.noCommunity'))).toBeVisible();
    await expect
      .element(row(t('periods.bySport'), 'Volleyball').getByRole('link').first())
      .toHaveAttribute('href', `/console/journals?from=${from}&until=${to}&sport=Volleyball`);
    await expect
      .element(row(t('periods.byAccount'), t('ledger.accounts.wallet')).getByRole('link').last())
      .toHaveAttribute('href', `/console/journals?from=${from}&until=${to}&account=wallet`);
    // An account without a balance that nothing moved isn't listed.
    expect(row(t('periods.byAccount'), t('ledger.accounts.losses')).query()).toBeNull();
    await expect
      .element(page.getByRole('link', { name: t('console.list.csv') }))
      .toHaveAttribute('href', `/api/admin/books/periods.csv?from=${from}&to=${to}`);
  });

  test.each([true, false])('says that the books are a sub-administration only if they are one: %s', async (isPart) => {
    const are = answer(booksPeriod, { data: { from: '2026-03-01', to: '2026-03-31', ...figures, isPart, kept: null } });
    await open('/console/books?from=2026-03-01&to=2026-03-31', { as: admin, answers: [are] });
    await expect.element(page.getByRole('table', { name: t('periods.byRate') })).toBeVisible();
    expect(main().getByText(t('ledger.chart.isPart')).elements()).toHaveLength(isPart ? 1 : 0);
  });

  test('is chosen by its name, or by two days in the calendar', async () => {
    await open('/console/books?from=2026-03-04&to=2026-03-20', { as: admin, answers: [period] });
    const preset = page.getByLabelText(t('periods.preset'));
    await expect.element(preset).toMatchTextContent(t('periods.presets.other'));
    await page.getByRole('button', { name: t('periods.days') }).tap();
    for (const day of ['5 March 2026', '11 March 2026'])
      await page.getByRole('button', { name: day, exact: true }).tap();
    await expect.poll(() => location.search).toBe('?from=2026-03-05&to=2026-03-11');
    await expect.poll(() => askedOf(booksPeriod).at(-1)?.query).toEqual({ from: '2026-03-05', to: '2026-03-11' });
    await preset.selectOptions(t('periods.presets.thisYear'));
    await expect.poll(() => askedOf(booksPeriod).at(-1)?.query.from).toMatch(/-01-01$/);
  });

  test.each(testedLanguages)(
    'loads, says that it failed, and once tried again that nothing was sold (%s)',
    async (language) => {
      const say = speak(language);
      const failed = hold(refuse(booksPeriod, 'unavailable'));
      await open('/console/books', { as: admin, language, answers: [failed] });
      await expect.element(page.getByText(say('common.loading')).last()).toBeInTheDocument();
      failed.release();
      await expect.element(page.getByRole('alert').filter({ hasText: say('periods.failed') })).toBeVisible();
      respondWith(answer(booksPeriod, { data: { documentedUntil: '2026-01-01T11:00:00Z' } }));
      await page.getByRole('button', { name: say('common.retry') }).tap();
      await expect.element(page.getByText(say('periods.nothing'))).toBeVisible();
    },
  );

  test('says which sales are missing in it yet', async () => {
    await open('/console/books?from=2026-03-01&to=2026-03-31', {
      as: admin,
      answers: [
        answer(booksPeriod, {
          data: { from: '2026-03-01', to: '2026-03-31', documentedUntil: '2026-03-31T10:05:00Z' },
        }),
      ],
    });
    await expect.element(main()).toMatchTextContent('12:05 have no receipt yet');
  });
});

describe('a closed month', () => {
  const { documentedUntil: _, ...kept } = figures;
  const closed = (now: Partial<Pick<Period, 'accounts'>> = {}) =>
    answer(booksPeriod, {
      data: {
        from: '2026-10-01',
        to: '2026-10-31',
        ...figures,
        ...now,
        kept: { at: '2026-11-02T09:00:00Z', by: { name: 'Ada' }, ...kept },
      },
    });
  const address = '/console/books?from=2026-10-01&to=2026-10-31';

  test('says that its figures are as they were when it was closed', async () => {
    await open(address, { as: admin, answers: [closed()] });
    await expect.element(main()).toMatchTextContent('As closed by Ada');
    expect(page.getByRole('table', { name: t('periods.kept.differs') }).query()).toBeNull();
  });

  test('has both beside each other where one differs', async () => {
    const accounts: Period['accounts'] = [{ account: 'wallet', opening: 10, added: 5.01, taken: -3, closing: 12.01 }];
    await open(address, { as: admin, answers: [closed({ accounts })] });
    const added = row(t('periods.kept.differs'), `${t('ledger.accounts.wallet')}: ${t('periods.added')}`);
    await expect.element(added).toMatchTextContent('€ 5.00');
    await expect.element(added).toMatchTextContent('€ 5.01');
    await expect.element(added).toMatchTextContent('€ 0.01');
  });
});

describe('the entry for the bookkeeper', () => {
  const lines = [
    { account: 'escrow', number: '1660', rgs: 'BSchOpaVor.01', vat: null, debit: 0, credit: 7 },
    { account: 'vat', number: '1700', rgs: 'BSchBepBtw', vat: { kind: 'game', rate: 9 }, debit: 0, credit: 0.63 },
    { account: 'wallet', number: '1650', rgs: 'BSchOvsOvs.01', vat: null, debit: 7.63, credit: 0 },
  ] as const;
  const reconciled = (difference: number) =>
    answer(booksReconciliation, {
      data: {
        from: '2026-10-01',
        to: '2026-10-31',
        documentedUntil: '2099-01-01T00:00:00Z',
        lines,
        steps: [
          { step: 'soldAhead', amount: 7 },
          { step: 'gifts', amount: 0 },
          { step: 'vat', amount: -0.63 },
        ],
        turnover: 6.37 - difference,
        difference,
      },
    });
  const address = '/console/books?tab=entry&from=2026-10-01&to=2026-10-31';

  test('is balanced, and a file for each program', async () => {
    await open(address, { as: admin, answers: [reconciled(0)] });
    const entry = t('periods.entry.title');
    await expect.element(row(entry, '1700 VAT payable: Entrance fee, 9 %')).toMatchTextContent('€ 0.63');
    await expect.element(row(entry, t('periods.together'))).toMatchTextContent('€ 7.63');
    const file = page.getByRole('link', { name: t('periods.entry.download') });
    await page.getByLabelText(t('periods.entry.form')).selectOptions('Twinfield');
    await expect
      .element(file)
      .toHaveAttribute('href', '/api/admin/books/entries?from=2026-10-01&to=2026-10-31&form=twinfield');
  });

  test.each(testedLanguages)('agrees with the return, or says that it does not (%s)', async (language) => {
    const say = speak(language);
    await open(address, { as: admin, language, answers: [reconciled(0)] });
    await expect.element(page.getByText(say('periods.entry.agrees'))).toBeVisible();
    expect(row(say('periods.entry.reconciliation'), say('periods.entry.steps.gifts')).query()).toBeNull();
    await open(address, { as: admin, language, answers: [reconciled(0.01)] });
    await expect.element(page.getByText(say('periods.entry.differs'))).toBeVisible();
  });

  test('that failed to load is loaded again', async () => {
    await open(address, { as: admin, answers: [refuse(booksReconciliation, 'unavailable')] });
    await expect.element(page.getByRole('alert').filter({ hasText: t('periods.failed') })).toBeVisible();
    respondWith(reconciled(0));
    await page.getByRole('button', { name: t('common.retry') }).tap();
    await expect.element(page.getByText(t('periods.entry.agrees'))).toBeVisible();
  });
});

describe('balances', () => {
  const accounts = [{ account: 'provider', balance: -41_892.89 }] as const;

  test('are those at the end of a day, and lead to what was booked until then', async () => {
    await open('/console/books?tab=balances&at=2026-03-31', {
      as: admin,
      answers: [answer(booksBalances, { data: { accounts, sum: 0 } })],
    });
    const provider = row(t('periods.tabs.balances'), t('ledger.accounts.provider'));
    await expect.element(provider).toMatchTextContent('−€ 41,892.89');
    await expect
      .element(provider.getByRole('link'))
      .toHaveAttribute('href', '/console/journals?until=2026-03-31&account=provider');
    expect(main().getByText(t('periods.unbalanced')).query()).toBeNull();
    await page.getByLabelText(t('periods.at')).fill('2026-02-28');
    await expect.poll(() => askedOf(booksBalances).at(-1)?.query).toEqual({ at: '2026-02-28' });
    expect(location.search).toBe('?tab=balances&at=2026-02-28');
  });

  test('that don’t sum to zero say so', async () => {
    await open('/console/books?tab=balances', {
      as: admin,
      answers: [answer(booksBalances, { data: { accounts, sum: 0.01 } })],
    });
    await expect.element(main()).toMatchTextContent(t('periods.unbalanced'));
  });

  test('that failed to load are loaded again', async () => {
    await open('/console/books?tab=balances', { as: admin, answers: [refuse(booksBalances, 'unavailable')] });
    await expect.element(page.getByRole('alert').filter({ hasText: t('periods.failed') })).toBeVisible();
    respondWith(answer(booksBalances, { data: { accounts, sum: 0 } }));
    await page.getByRole('button', { name: t('common.retry') }).tap();
    await expect.element(page.getByRole('table')).toBeVisible();
  });
});

const months = answer(listMonths, {
  data: {
    months: [
      { month: '2026-11', missing: 'month_not_over' },
      { month: '2026-10', missing: 'month_before_open' },
      { month: '2026-09' },
      { month: '2026-08', closed: { at: '2026-09-01T10:00:00Z', by: { name: 'Ada' } } },
    ],
  },
});
const monthRow = (name: string) => page.getByRole('listitem').filter({ hasText: name });

describe('months', () => {
  test('say who closed them, what is missing, and which can be closed', async () => {
    await open('/console/books?tab=months', { as: admin, answers: [months] });
    await expect.element(monthRow('November 2026')).toMatchTextContent(t('errors.month_not_over'));
    await expect.element(monthRow('August 2026')).toMatchTextContent('Closed by Ada');
    const close = (month: string) =>
      page.getByRole('button', { name: t('periods.months.closeMonth', { month }), exact: true });
    await expect.element(close('September 2026')).toBeVisible();
    expect(['November 2026', 'October 2026', 'August 2026'].map((month) => close(month).query())).toEqual([
      null,
      null,
      null,
    ]);
    await expect
      .element(monthRow('August 2026').getByRole('link'))
      .toHaveAttribute('href', '/console/books?from=2026-08-01&to=2026-08-31');
  });

  test('load, fail, and are none', async () => {
    await open('/console/books?tab=months', { as: admin, answers: [neverAnswer(listMonths)] });
    await expect.element(page.getByText(t('common.loading')).last()).toBeInTheDocument();
    await open('/console/books?tab=months', {
      as: admin,
      language: 'nl',
      answers: [refuse(listMonths, 'unavailable')],
    });
    const say = speak('nl');
    await expect.element(page.getByRole('alert').filter({ hasText: say('periods.failed') })).toBeVisible();
    respondWith(answer(listMonths));
    await page.getByRole('button', { name: say('common.retry') }).tap();
    await expect.element(page.getByText(say('periods.months.none'))).toBeVisible();
  });
});

const openOf = (...open: readonly { kind: (typeof openThings)[number]; count: number }[]) =>
  answer(monthOpen, { data: { open } });
const closeAddress = (month: string) => `/console/books?tab=months&step=close&month=${month}`;

testAct({
  name: 'closing a month',
  address: closeAddress('2026-09'),
  answers: [months, openOf({ kind: 'lineToExplain', count: 2 })],
  call: closeMonth,
  action: (t) => t('periods.months.do'),
  fill: (t) => label(t('periods.months.withOpen')).tap(),
  at: { month_has_open: (t) => label(t('periods.months.withOpen')) },
  done: { data: { month: { month: '2026-09' } } },
  says: (t) => t('periods.months.done', { month: 'September 2026' }),
  body: withReason({ andBefore: false, withOpen: true }),
});

describe('the sheet that closes', () => {
  test('says what is open, with its number and its place, and closes those before too', async () => {
    await open('/console/books?tab=months', {
      as: admin,
      answers: [months, openOf(...openThings.map((kind, at) => ({ kind, count: at + 1 })))],
    });
    await page
      .getByRole('button', { name: t('periods.months.closeUpTo', { month: 'October 2026' }), exact: true })
      .tap();
    const things = sheet().getByRole('listitem');
    await expect.element(things.nth(4)).toMatchTextContent(`${t('periods.months.things.documentUnsent')}: 5`);
    await expect
      .element(things.first().getByRole('link', { name: t('periods.months.things.lineToExplain') }))
      .toHaveAttribute('href', '/console/settlements?open=true');
    await lookAtSheet();
    await label(t('console.act.reason')).write('All is booked');
    respondWith(answer(closeMonth, { data: { month: { month: '2026-10' } } }));
    await sheet()
      .getByRole('button', { name: t('periods.months.do'), exact: true })
      .tap();
    await expect
      .poll(() => askedOf(closeMonth).map(({ body }) => body))
      .toEqual([{ reason: 'All is booked', andBefore: true, withOpen: false }]);
    await expect.element(sheet()).not.toBeInTheDocument();
  });

  test('loads, fails, and asks for nothing more if nothing is open', async () => {
    await open(closeAddress('2026-09'), { as: admin, answers: [months, refuse(monthOpen, 'unavailable')] });
    await expect.element(sheet()).toMatchTextContent(t('periods.months.openFailed'));
    respondWith(openOf());
    await sheet()
      .getByRole('button', { name: t('common.retry') })
      .tap();
    await expect.element(label(t('console.act.reason'))).toBeVisible();
    expect(sheet().getByRole('checkbox').elements()).toEqual([]);
  });
});

describe('stored value', () => {
  const figuresOf = (spent: number) =>
    answer(booksStored, {
      data: {
        months: [{ month: '2026-10', held: 12.5, most: 99, toppedUp: 50, spent: 37.5 }],
        year: { toppedUp: 50, spent, most: 99 },
      },
    });

  test('is shown by month, with what moved in a year, and says what the law asks', async () => {
    await open('/console/books?tab=stored', { as: admin, answers: [figuresOf(37.5)] });
    const ofMonth = row(t('periods.tabs.stored'), 'October 2026');
    for (const figure of ['€ 12.50', '€ 99', '€ 50', '€ 37.50'])
      await expect.element(ofMonth).toMatchTextContent(figure);
    await expect.element(page.getByText(t('periods.stored.duty', { amount: '€ 1,000,000.00' }))).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: t('console.list.csv') }))
      .toHaveAttribute('href', '/api/admin/books/stored.csv');
  });

  test('above the bound it says so; it loads, and fails', async () => {
    const say = speak('nl');
    await open('/console/books?tab=stored', { as: admin, answers: [neverAnswer(booksStored)] });
    await expect.element(page.getByText(t('common.loading')).last()).toBeInTheDocument();
    await open('/console/books?tab=stored', {
      as: admin,
      language: 'nl',
      answers: [refuse(booksStored, 'unavailable')],
    });
    await expect.element(page.getByRole('alert').filter({ hasText: say('periods.failed') })).toBeVisible();
    respondWith(figuresOf(1_000_000.01));
    await page.getByRole('button', { name: say('common.retry') }).tap();
    await expect.element(page.getByText(say('periods.stored.above', { amount: '€ 1.000.000,00' }))).toBeVisible();
  });
});

test('what is owed has the sums of everybody, and is asked at the end of a day', async () => {
  const owed = answer(listOwed, {
    data: {
      owed: [{ person: { name: 'Pieter' }, total: 5 }],
      sums: { wallet: 1234.5, owes: -3, total: 1231.5 },
      pagination: one,
    },
  });
  await open('/console/owed', { as: admin, answers: [owed] });
  await expect.element(main()).toMatchTextContent('€ 1,231.50');
  await page.getByLabelText(t('periods.owed.at'), { exact: true }).fill('2026-03-31');
  await expect.poll(() => askedOf(listOwed).at(-1)?.query).toMatchObject({ at: '2026-03-31' });
  expect(location.search).toBe('?at=2026-03-31');
  await expect
    .element(page.getByRole('link', { name: t('console.list.csv') }))
    .toHaveAttribute('href', expect.stringContaining('at=2026-03-31'));
});
