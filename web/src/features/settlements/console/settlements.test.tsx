import {
  fetchSettlements,
  getSettlement,
  listSettlements,
  resolveMissingPayout,
  resolveSettlementLine,
} from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, respondWith } from '../../../../test/backend.ts';
import { expectBanner } from '../../../../test/banners.ts';
import { admin, label, one, sheet, someId, testAct, withReason } from '../../../../test/console-acts.ts';
import { sentence } from '../../../../test/forms.ts';
import { lookAtSheet } from '../../../../test/look-at-sheet.ts';
import { open, speak } from '../../../../test/open.tsx';

const t = speak('en');
const [id, lineId, orderId] = [someId(1), someId(2), someId(3)];
const settlement = {
  _id: id,
  reference: 'stl_jDk30akdN',
  provider: 'mollie',
  net: 22.64,
  gross: 23.22,
  costs: 0.58,
  paidAt: '2026-11-30T10:00:00Z',
  valuedAt: '2026-11-30T23:00:00Z',
};
const strange = { _id: lineId, kind: 'payment', reference: 'tr_1', order: null, gross: 12.5, explained: 0 } as const;
const parts = [
  { ...strange, resolution: null },
  {
    _id: someId(4),
    kind: 'payment',
    reference: 'tr_2',
    order: { _id: orderId, person: 'Pieter' },
    gross: 10.35,
    explained: 10.36,
    resolution: null,
  },
  {
    _id: someId(5),
    kind: 'cost',
    reference: 'iDEAL',
    order: null,
    gross: 0,
    fee: 0.58,
    explained: 0,
    resolution: null,
  },
  {
    ...strange,
    _id: someId(6),
    resolution: { as: 'losses', reason: 'Never found', by: 'Ada', at: '2026-09-01T10:00:00Z' },
  },
] as const;
const lost = {
  order: orderId,
  person: { _id: someId(7), name: 'Pieter' },
  amount: 10.36,
  paidAt: '2026-09-01T10:00:00Z',
};
const nothing = { count: 0, total: 0, payments: [] };
const listed = (more: object = {}) =>
  answer(listSettlements, {
    data: {
      settlements: [settlement],
      pagination: one,
      balance: { told: 19, booked: 20 },
      isReadable: true,
      missing: nothing,
      paysWithinDays: 7,
      ...more,
    },
  });
const listOfOne = listed();
const answers = [listOfOne, answer(getSettlement, { data: { settlement: { ...settlement, parts } } })];
const at = (step: string) => `/console/settlements?step=${step}&id=${id}`;

test('a payout shows the ledger’s amount for each line, and what was decided', async () => {
  await open(at('settlement'), { as: admin, answers });
  for (const words of [
    'stl_jDk30akdN',
    t('ledger.settlements.meetsNothing'),
    t('ledger.settlements.differs', { booked: '€ 10.36' }),
    'tr_2, Pieter',
    `${t('ledger.settlements.valuedAt')}Tue 1 Dec 00:00`,
    'Never found',
  ])
    await expect.element(sheet()).toMatchTextContent(words);
  await lookAtSheet();
});

test('a payout that doesn’t load says so', async () => {
  await open(at('settlement'), { as: admin, answers: [listOfOne, refuse(getSettlement, 'settlement_not_found')] });
  await expect.element(sheet()).toMatchTextContent(sentence('en', 'settlement_not_found'));
});

describe('asking the provider', () => {
  const ask = () => page.getByRole('button', { name: t('ledger.settlements.fetch') });

  test('says what it holds, and how many payouts are new', async () => {
    await open('/console/settlements', { as: admin, answers });
    await expect.element(page.getByText(/19\.00 by its count, €\s20\.00 in the ledger/)).toBeVisible();
    await expect.element(page.getByText(/Difference: €\s1\.00/)).toBeVisible();
    await expect.element(page.getByText(t('ledger.settlements.missing.title'))).not.toBeInTheDocument();
    respondWith(answer(fetchSettlements, { data: { fetched: 2 } }));
    await ask().tap();
    await expectBanner(t('ledger.settlements.fetched', { count: 2, number: '2' }));
  });

  test('says that it doesn’t answer', async () => {
    await open('/console/settlements', { as: admin, answers });
    respondWith(refuse(fetchSettlements, 'provider_unavailable'));
    await ask().tap();
    await expectBanner(sentence('en', 'provider_unavailable'));
  });

  test('is not offered without a key that may read payouts', async () => {
    const list = listed({
      settlements: [],
      pagination: { totalCount: 0, totalPages: 0 },
      balance: null,
      isReadable: false,
    });
    await open('/console/settlements', { as: admin, answers: [list] });
    await expect.element(page.getByText(t('ledger.settlements.unreadable'))).toBeVisible();
    await expect.element(ask()).not.toBeInTheDocument();
  });
});

testAct({
  name: 'a line that nobody explains',
  address: `${at('resolve')}&line=${lineId}`,
  answers,
  call: resolveSettlementLine,
  action: (t) => t('ledger.settlements.resolve.do'),
  fill: async (t) => {
    await label(t('ledger.settlements.resolve.how')).selectOptions('losses');
  },
  done: { data: { settlement: { ...settlement, parts: [] } } },
  body: withReason({ as: 'losses' }),
});

describe('a payment that is in no payout', () => {
  const missing = { count: 2, total: 20.72, payments: [lost] };

  test('is listed, and leads to the payment and to the decision', async () => {
    await open('/console/settlements', {
      as: admin,
      answers: [listed({ missing, balance: { told: 19, booked: 19 } })],
    });
    await expect.element(page.getByText(/2 payments, €\s20\.72 in all, came in more than 7 days before/)).toBeVisible();
    await expect.element(page.getByText(/Difference:/)).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: t('ledger.journals.toPayment') }))
      .toHaveAttribute('href', `/console/orders?review=false&query=${orderId}`);
    await page.getByRole('button', { name: t('ledger.settlements.resolve.do') }).tap();
    await expect.element(sheet()).toMatchTextContent(t('ledger.settlements.missing.resolve', { amount: '€ 10.36' }));
    await lookAtSheet();
  });

  testAct({
    name: 'is decided about',
    address: `/console/settlements?step=missing&id=${orderId}`,
    answers: [listed({ missing })],
    call: resolveMissingPayout,
    action: (t) => t('ledger.settlements.resolve.do'),
    fill: async (t) => {
      await label(t('ledger.settlements.resolve.how')).selectOptions('losses');
    },
    done: { data: { missing: nothing } },
    body: withReason({ as: 'losses' }),
  });
});
