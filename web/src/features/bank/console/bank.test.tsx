import { addBankStatement, type CallResponse, explainBankEntry, listBank } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, refuse, respondWith } from '../../../../test/backend.ts';
import { expectBanner } from '../../../../test/banners.ts';
import { admin, label, one, someId, testAct, withReason } from '../../../../test/console-acts.ts';
import { paramsOf, sentence } from '../../../../test/forms.ts';
import type { Partly } from '../../../../test/example.ts';
import { testedLanguages } from '../../../../test/languages.ts';
import { open, speak } from '../../../../test/open.tsx';

type Bank = CallResponse<typeof listBank>['data'];

const t = speak('en');
const id = someId(1);
const entry = { _id: id, day: '2026-11-10', amount: -250, name: 'Sporthal', text: 'Rent', reason: null } as const;
const nothing = { kind: null, of: null, settlement: null, journal: null, by: null, at: null };
const none = { iban: 'NL •••• 4300', statements: [], comparison: null, missing: [], bookings: [] };
const listOf = (entries: Partly<Bank['entries']>, account: Partly<Bank['account']> = none) =>
  answer(listBank, { data: { entries, account, pagination: one } });
const listOfOne = listOf([{ ...entry, ...nothing, state: 'open' }]);
const booking = {
  journal: 77,
  kind: 'correction',
  person: 'Pieter',
  bookedAt: '2026-11-09T10:00:00Z',
  amount: -250,
} as const;
const main = () => page.getByRole('main');
const row = (table: string, name: string) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: name });

test('an entry leads to its journal or payout, or says why it is none of Rondo’s', async () => {
  await open('/console/bank', {
    as: admin,
    answers: [
      listOf([
        { ...entry, ...nothing, state: 'matched', kind: 'settlement', of: 'stl_1', settlement: someId(7) },
        { ...entry, ...nothing, _id: someId(2), state: 'matched', kind: 'return', of: 'RONDO-PAY-7' },
        { ...entry, ...nothing, _id: someId(4), state: 'matched', kind: 'journal', of: '#77', journal: 77 },
        {
          ...entry,
          ...nothing,
          _id: someId(3),
          state: 'explained',
          reason: 'VAT',
          by: 'Ada',
          at: '2026-11-12T10:00:00Z',
        },
      ]),
    ],
  });
  await expect
    .element(main().getByRole('link', { name: `${t('ledger.bank.kinds.settlement')}, stl_1` }))
    .toHaveAttribute('href', `/console/settlements?step=settlement&id=${someId(7)}`);
  await expect
    .element(main().getByRole('link', { name: `${t('ledger.bank.kinds.return')}, RONDO-PAY-7` }))
    .toHaveAttribute('href', '/console/payouts');
  await expect
    .element(main().getByRole('link', { name: `${t('ledger.bank.kinds.journal')}, #77` }))
    .toHaveAttribute('href', '/console/journals?query=77');
  await expect.element(main()).toMatchTextContent('VAT (Ada');
});

test('the account stands beside the ledger, with what hasn’t arrived', async () => {
  const parts = { before: 1500, settlements: 0, payouts: 0, corrections: 0, open: -250, explained: 0, rest: -0.01 };
  await open('/console/bank', {
    as: admin,
    answers: [
      listOf([], {
        iban: 'NL •••• 4300',
        statements: [
          { _id: id, number: 'S-1', from: '2026-11-01', until: '2026-11-27', opening: 1500, closing: 1270.14 },
        ],
        comparison: { day: '2026-11-27', closing: 1270.14, booked: 20.15, difference: 1249.99, parts },
        missing: [{ _id: someId(7), reference: 'stl_9', paidAt: '2026-11-03T08:00:00Z', net: 41.5 }],
        bookings: [booking],
      }),
    ],
  });
  const difference = (name: string) => row(t('ledger.bank.account'), name);
  await expect.element(difference(t('ledger.bank.difference'))).toMatchTextContent('€ 1,249.99');
  await expect.element(difference(t('ledger.bank.parts.rest'))).toMatchTextContent('−€ 0.01');
  expect(difference(t('ledger.bank.parts.settlements')).query()).toBeNull();
  await expect.element(row(t('ledger.bank.missing'), 'stl_9')).toMatchTextContent('€ 41.50');
  await expect.element(row(t('ledger.bank.bookings'), '#77')).toMatchTextContent('−€ 250.00');
  await expect.element(row(t('ledger.bank.statements'), 'S-1')).toMatchTextContent('€ 1,270.14');
});

describe('adding a statement', () => {
  const file = new File(['<Document/>'], 'bank.xml', { type: 'application/xml' });
  const choose = () => page.getByLabelText(t('ledger.bank.add')).upload(file);

  test('says how much is new and ticked off', async () => {
    await open('/console/bank', { as: admin, answers: [listOfOne] });
    const data = { added: 12, known: 3, matched: 9, others: ['NL •••• 0002'] };
    respondWith(answer(addBankStatement, { data }));
    await choose();
    const said = t('ledger.bank.added', { added: '12', known: '3', matched: '9' });
    await expectBanner(`${said} ${t('ledger.bank.passedOver', { accounts: 'NL •••• 0002' })}`);
    expect(askedOf(addBankStatement)).toHaveLength(1);
  });

  test.each(testedLanguages)('says what is wrong with one that is not taken (%s)', async (language) => {
    const say = speak(language);
    await open('/console/bank', { as: admin, language, answers: [listOfOne] });
    for (const code of addBankStatement.errors) {
      respondWith(refuse(addBankStatement, code, { params: paramsOf(code) }));
      await page.getByLabelText(say('ledger.bank.add')).upload(file);
      await expect.element(page.getByRole('alert').filter({ hasText: sentence(language, code) })).toBeVisible();
    }
  });

  test('needs Rondo’s own account', async () => {
    await open('/console/bank', { as: admin, answers: [listOf([], { ...none, iban: null })] });
    await expect.element(page.getByText(t('ledger.bank.noAccount'))).toBeVisible();
    await expect.element(page.getByLabelText(t('ledger.bank.add'))).not.toBeInTheDocument();
  });
});

testAct({
  name: 'an entry that nothing explains',
  address: `/console/bank?step=explain&id=${id}`,
  answers: [listOfOne],
  call: explainBankEntry,
  action: (t) => t('ledger.bank.explain.do'),
  done: { data: { entry: { _id: id } } },
  body: withReason({}),
});

testAct({
  name: 'an entry that is what somebody booked against the bank',
  address: `/console/bank?step=explain&id=${id}`,
  answers: [
    listOf([{ ...entry, ...nothing, state: 'open' }], {
      ...none,
      bookings: [booking, { ...booking, journal: 78, amount: 9 }],
    }),
  ],
  call: explainBankEntry,
  action: (t) => t('ledger.bank.explain.do'),
  fill: async (t) => {
    await label(t('ledger.bank.explain.as')).selectOptions('77');
  },
  done: { data: { entry: { _id: id } } },
  body: withReason({ journal: 77 }),
});
