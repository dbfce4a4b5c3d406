import {
  ledgerOverview,
  listConsoleOrders,
  listJournals,
  listPayouts,
  remindOfDetails,
  confirmBankDetails,
  makePayout,
  payTopUpBack,
  resolveOrder,
  settlePayoutLine,
  undoPayoutLine,
  verifyClose,
} from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, refuse, respondWith } from '../../../../test/backend.ts';
import { expectBanner } from '../../../../test/banners.ts';
import { admin, label, one, sheet, someId, testAct, withReason } from '../../../../test/console-acts.ts';
import { sentence } from '../../../../test/forms.ts';
import { testedLanguages } from '../../../../test/languages.ts';
import { lookAtSheet } from '../../../../test/look-at-sheet.ts';
import { open, speak } from '../../../../test/open.tsx';
import type { Translate } from '../../../platform/i18n.tsx';

const t = speak('en');
const id = someId(1);

const order = {
  _id: id,
  person: { _id: someId(2), name: 'Pieter', email: 'p@rondo.test' },
  kind: 'top_up',
  status: 'failed',
  note: { why: 'otherProvider', provider: 'mollie' },
} as const;
const orders = (more: object = {}) =>
  answer(listConsoleOrders, { data: { orders: [{ ...order, ...more }], pagination: one } });
describe('a payment', () => {
  test.each([
    ['set aside before it was paid', {}, ['credit', 'refund', 'dismiss']],
    ['that was paid', { status: 'paid' }, ['dismiss']],
    ['that was decided', { resolution: { how: 'refund', reason: 'Twice' } }, []],
  ] as const)('%s has what can be decided', async (_, more, acts) => {
    await open(`/console/orders?step=order&id=${id}`, { as: admin, answers: [orders(more)] });
    await expect.element(sheet()).toMatchTextContent(t('running.orders.why.otherProvider', { provider: 'Mollie' }));
    if (acts.length > 0)
      await sheet()
        .getByRole('button', { name: t('console.person.more') })
        .tap();
    const all = ['credit', 'refund', 'dismiss'] as const;
    expect(
      all.filter((act) =>
        sheet()
          .getByRole('button', { name: t(`running.orders.${act}.do`) })
          .query(),
      ),
    ).toEqual(acts);
  });
});

test.each<[Language, object, string]>([
  ['en', { why: 'otherAmount', reported: 9, currency: 'EUR', owed: 10.36 }, 'received € 9.00 instead of € 10.36'],
  ['nl', { why: 'otherAmount', reported: 9, currency: 'EUR', owed: 10.36 }, 'kreeg € 9,00 in plaats van € 10,36'],
  ['en', { why: 'otherAmount', reported: 10.36, currency: 'USD', owed: 10.36 }, 'received USD 10.36'],
  ['en', { why: 'notPaidThere', status: 'open' }, 'open at the payment provider'],
  ['nl', { why: 'takenBackUnpaid', status: 'expired' }, 'Hier verlopen'],
  ['nl', { why: 'written', words: 'ask the bank' }, 'ask the bank'],
])('why a payment was set aside is said in words (%s, %o)', async (language, note, words) => {
  await open(`/console/orders?step=order&id=${id}`, { as: admin, language, answers: [orders({ note })] });
  await expect.element(sheet()).toMatchTextContent(words);
});

testAct({
  name: 'a decision about a payment',
  address: `/console/orders?step=credit&id=${id}`,
  answers: [orders()],
  call: resolveOrder,
  action: (t) => t('running.orders.credit.do'),
  done: { data: { order } },
  body: withReason({ how: 'credit' }),
});

const topUp = { status: 'paid', note: null, canGoBack: 50, fee: 0.36 } as const;
const amountBack = (t: Translate) => label(t('console.act.goodwillAmount'));
testAct({
  name: 'a top-up paid back',
  address: `/console/orders?step=pay-back&id=${id}`,
  answers: [orders(topUp)],
  call: payTopUpBack,
  action: (t) => t('running.orders.payBack.do'),
  fill: (t) => amountBack(t).write('20'),
  at: { top_up_spent: amountBack, goodwill_limited: amountBack },
  done: { data: { order } },
  body: withReason({ amount: 20, withFee: false }),
});
test('what decides about a payment is in sight, and the rest in a menu', async () => {
  await open(`/console/orders?step=order&id=${id}`, { as: admin, answers: [orders()] });
  const act = (words: 'credit' | 'refund' | 'dismiss') =>
    sheet().getByRole('button', { name: t(`running.orders.${words}.do`), exact: true });
  const person = sheet().getByRole('link', { name: t('running.orders.person') });
  await expect.element(act('credit')).toBeVisible();
  await expect.element(act('refund')).toBeVisible();
  for (const one of [act('dismiss'), person]) await expect.element(one).not.toBeInTheDocument();
  await sheet()
    .getByRole('button', { name: t('console.person.more') })
    .tap();
  for (const one of [act('dismiss'), person]) await expect.element(one).toBeVisible();
  await lookAtSheet();
});

test('a top-up can be paid back as far as it is held, and says what is on its way', async () => {
  await open(`/console/orders?step=order&id=${id}`, {
    as: admin,
    answers: [orders({ ...topUp, back: 20, refundState: 'asked' })],
  });
  await expect.element(sheet()).toMatchTextContent(`€ 20.00 (${t('running.refunds.state.asked')})`);
  await sheet()
    .getByRole('button', { name: t('running.orders.payBack.do') })
    .tap();
  await expect.element(sheet()).toMatchTextContent(t('running.orders.payBack.most', { most: '€ 50.00' }));
  await lookAtSheet();
});

test.each([
  ['Bob', 'Bob'],
  [null, t('ledger.corrections.byServer')],
])('a journal has its lines, who approved it (%s), and leads to what it belongs to', async (approvedBy, approver) => {
  const journal = {
    _id: 77,
    kind: 'correction',
    person: { _id: someId(2), name: 'Pieter' },
    game: { name: 'Volleyball' },
    correction: { proposedBy: 'Ada', approvedBy, reason: 'Paid twice' },
    lines: [{ _id: 1, account: 'revenue', amount: 7.5 }],
  } as const;
  await open('/console/journals?step=journal&id=77', {
    as: admin,
    answers: [answer(listJournals, { data: { journals: [journal], pagination: one } })],
  });
  for (const words of ['Paid twice', approver, t('ledger.accounts.revenue')])
    await expect.element(sheet()).toMatchTextContent(words);
  await expect
    .element(sheet().getByRole('link', { name: t('ledger.journals.ofPerson', { name: 'Pieter' }) }))
    .toHaveAttribute('href', `/console/journals?query=${someId(2)}`);
});

describe('the ledger', () => {
  const overview = (sum: number) =>
    answer(ledgerOverview, {
      data: {
        accounts: [{ account: 'revenue', balance: 5 }],
        sum,
        closes: [{ day: '2026-09-15', journals: 3 }],
        totalPages: 1,
      },
    });
  const verify = () => page.getByRole('button').filter({ hasText: t('ledger.verify') });
  test('is tried again, and says where it does not balance', async () => {
    await open('/console/ledger', { as: admin, answers: [refuse(ledgerOverview, 'busy')] });
    await expect.element(page.getByText(t('ledger.failed'))).toBeVisible();
    respondWith(overview(1));
    await page.getByRole('button', { name: t('common.retry') }).tap();
    await expect.element(page.getByText(t('ledger.unbalanced'))).toBeVisible();
  });

  test('has days that are hashed again: they hold, or not, or it can’t be said', async () => {
    await open('/console/ledger', {
      as: admin,
      answers: [overview(0), answer(verifyClose, { data: { holds: true } })],
    });
    await verify().tap();
    await expect.element(page.getByText(t('ledger.holds'))).toBeVisible();
    respondWith(answer(verifyClose, { data: { holds: false, altered: [5, 6] } }));
    await verify().tap();
    await expect.element(page.getByText(t('ledger.alteredJournals', { journals: '5, 6' }))).toBeVisible();
    respondWith(refuse(verifyClose, 'close_too_large', { params: { most: 9 } }));
    await verify().tap();
    await expect.element(page.getByText(sentence('en', 'close_too_large'))).toBeVisible();
  });
});

const line = {
  _id: someId(4),
  kind: 'organiser',
  person: { name: 'Olaf' },
  holder: 'O. Smit',
  iban: 'NL•• 4300',
  amount: 12,
} as const;
const payouts = (state: 'proposed' | 'filed' | 'returned' = 'filed', more: object = {}) =>
  answer(listPayouts, {
    data: {
      isConfigured: true,
      owed: [{ name: 'Olaf', owed: 12, iban: 'NL•• 4300', isNext: true }],
      payouts: [{ _id: id, number: 3, createdBy: { name: 'Ada' }, total: 12, lines: [{ ...line, state }] }],
      ...more,
    },
  });
describe('paying organisers', () => {
  test('is tried again, and says where nothing can be paid', async () => {
    await open('/console/payouts', { as: admin, answers: [refuse(listPayouts, 'busy')] });
    await expect.element(page.getByText(t('running.payouts.failed'))).toBeVisible();
    respondWith(payouts('filed', { isConfigured: false, owed: [], payouts: [] }));
    await page.getByRole('button', { name: t('common.retry') }).tap();
    await expect.element(page.getByText(t('running.payouts.notConfigured'))).toBeVisible();
    await expect.element(page.getByText(t('running.payouts.nobody'))).toBeVisible();
  });

  test('marks another account where it is owed and where it is first paid, and says from when', async () => {
    const marked = {
      payouts: [{ _id: id, number: 3, lines: [{ ...line, state: 'filed', detailsChangedAt: changedAt }] }],
    };
    const owed = [{ ...unpaid, detailsChangedAt: changedAt, payableFrom: '2026-11-26T12:00:00.000Z' }];
    await open('/console/payouts', { as: admin, answers: [payouts('filed', { ...marked, owed })] });
    const marks = page.getByText(t('running.payouts.changed', { when: '23 Nov' }).replace('23 Nov', ''), {
      exact: false,
    });
    await expect.poll(() => marks.elements().length).toBe(2);
    await expect.element(page.getByRole('button', { name: t('running.payouts.confirm.do') })).toBeVisible();
  });

  test('asks an organiser without an account for it, in one press', async () => {
    const owed = [{ ...unpaid, kind: 'organiser', iban: null, payableFrom: null }] as const;
    await open('/console/payouts', { as: admin, answers: [payouts('filed', { owed }), answer(remindOfDetails)] });
    await page.getByRole('button', { name: t('running.payouts.remind') }).tap();
    await expectBanner(t('running.payouts.reminded', { name: unpaid.name }));
    respondWith(refuse(remindOfDetails, 'reminded_lately'));
    await page.getByRole('button', { name: t('running.payouts.remind') }).tap();
    await expectBanner(t('errors.reminded_lately'));
    expect(askedOf(remindOfDetails)).toHaveLength(2);
  });

  const slip = '2026-11-27T12:00:00.000Z';
  test.each([
    ['proposed', false, null, ['returned']],
    ['filed', true, null, ['executed', 'returned']],
    ['executed', true, slip, ['returned', 'undo']],
    ['returned', true, slip, ['after-all', 'undo']],
    ['returned', true, null, ['after-all']],
    ['returned', false, null, []],
  ] as const)('has lines to settle: %s, filed: %s, to be undone until %s', async (state, wasFiled, undoUntil, acts) => {
    const one = { ...line, state, wasFiled, undoUntil };
    const more = { payouts: [{ _id: id, number: 3, createdBy: { name: 'Ada' }, total: 12, lines: [one] }] };
    await open('/console/payouts', { as: admin, answers: [payouts('filed', more)] });
    await expect.element(page.getByRole('main')).toMatchTextContent(t(`running.payouts.state.${state}`));
    const shown = (['executed', 'returned', 'after-all', 'undo'] as const).filter(
      (act) => page.getByRole('button', { name: t(`running.payouts.${act}.do`), exact: true }).query() !== null,
    );
    expect(shown).toEqual(acts);
  });
});
describe('a guest’s refund', () => {
  const refund = { ...line, kind: 'guest', person: { name: 'Guest' }, state: 'filed' } as const;
  const ofGuest = (state: 'filed' | 'returned') =>
    payouts('filed', {
      owed: [
        {
          _id: someId(7),
          name: 'Guest',
          kind: 'guest',
          owed: 5,
          iban: null,
          isNext: false,
          cameBack: 'Account closed',
        },
      ],
      payouts: [
        { _id: id, number: 3, createdBy: { name: 'Ada' }, total: 12, lines: [{ ...refund, state, wasFiled: true }] },
      ],
    });

  test.each(testedLanguages)(
    'is marked where it waits and in its run, with why it came back (%s)',
    async (language) => {
      const say = speak(language);
      await open('/console/payouts', { as: admin, language, answers: [ofGuest('filed')] });
      await expect.poll(() => page.getByText(say('running.payouts.refund'), { exact: true }).elements().length).toBe(2);
      const guests = page.getByRole('listitem').filter({ hasText: say('common.names.guest') });
      await expect.poll(() => guests.elements().length).toBe(2);
      await expect.element(page.getByText(say('running.payouts.cameBack', { reason: 'Account closed' }))).toBeVisible();
      await expect
        .element(page.getByRole('link', { name: say('running.payouts.enterAccount') }))
        .toHaveAttribute('href', `/console/people?step=pay-guest&id=${someId(7)}`);
    },
  );

  test.each([
    ['returned', 'filed'],
    ['after-all', 'returned'],
  ] as const)('is asked about in its own words: %s', async (act, state) => {
    await open(`/console/payouts?step=${act}&id=${id}&line=${someId(4)}`, { as: admin, answers: [ofGuest(state)] });
    await expect.element(sheet()).toMatchTextContent(t(`running.payouts.${act}.bodyOfGuest`));
  });
});
test.each(['file', 'executed'] as const)('a line is asked about: %s', async (act) => {
  await open(`/console/payouts?step=${act}&id=${id}&line=${someId(4)}`, { as: admin, answers: [payouts()] });
  await expect
    .element(sheet().getByRole('button', { name: t(`running.payouts.${act}.do`), exact: true }))
    .toBeVisible();
  await lookAtSheet();
});
testAct({
  name: 'a run of pay',
  address: '/console/payouts?step=make',
  answers: [payouts()],
  call: makePayout,
  action: (t) => t('running.payouts.make.do'),
  reason: null,
  body: undefined,
});
const unpaid = { _id: someId(7), name: 'Olaf', owed: 12, iban: 'DE •••• 3000', isNext: false } as const;
const changedAt = '2026-11-23T12:00:00.000Z';
const waiting = payouts('filed', {
  owed: [{ ...unpaid, detailsChangedAt: changedAt, payableFrom: '2026-11-26T12:00:00.000Z' }],
});
testAct({
  name: 'another account of an organiser',
  address: `/console/payouts?step=confirm&id=${unpaid._id}`,
  answers: [waiting],
  call: confirmBankDetails,
  action: (t) => t('running.payouts.confirm.do'),
  body: withReason({ changedAt }),
});
testAct({
  name: 'pay that was executed after all',
  address: `/console/payouts?step=after-all&id=${id}&line=${someId(4)}`,
  answers: [payouts('returned')],
  call: settlePayoutLine,
  action: (t) => t('running.payouts.after-all.do'),
  body: withReason({ state: 'executed', afterAll: true }),
});
testAct({
  name: 'a slip about pay',
  address: `/console/payouts?step=undo&id=${id}&line=${someId(4)}`,
  answers: [payouts('returned')],
  call: undoPayoutLine,
  action: (t) => t('running.payouts.undo.do'),
  body: withReason({}),
});
testAct({
  name: 'pay that came back',
  address: `/console/payouts?step=returned&id=${id}&line=${someId(4)}`,
  answers: [payouts()],
  call: settlePayoutLine,
  action: (t) => t('running.payouts.returned.do'),
  body: withReason({ state: 'returned' }),
});
