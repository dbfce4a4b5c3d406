import {
  cancelPayment,
  handBackPass,
  myCashOuts,
  myPasses,
  myPromocodes,
  myTopUps,
  openPayments,
  topUpWallet,
  walletTimeline,
} from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, neverAnswer, refuse, respondWith } from '../../test/backend.ts';
import { expectBanner } from '../../test/banners.ts';
import { field, testRules } from '../../test/forms.ts';
import { at } from '../../test/instant.ts';
import { testedLanguages } from '../../test/languages.ts';
import { button, inSheet, leavingTo, plain, priceLines } from '../../test/match.ts';
import { open, speak } from '../../test/open.tsx';
import type { Translate } from '../platform/i18n.tsx';

const t = speak('en');
const id = '00000000-0000-4000-8000-00000000abcd';
const empty = [answer(walletTimeline), answer(myPasses), answer(openPayments), answer(myPromocodes)];
const openWallet = (query = '', answers: readonly Answer[] = [], language: Language = 'en') =>
  open(`/wallet${query}`, { as: {}, language, answers: [...answers, ...empty] });
const total = (count: number) => ({ totalCount: count });
const main = () => plain(document.querySelector('main')?.textContent);

test('a guest has none', async () => {
  await open('/wallet', { as: { role: 'guest', balance: null }, answers: empty });
  await expect.element(page.getByRole('heading', { level: 1, name: t('wallet.guest.title') })).toBeVisible();
});

test.each(testedLanguages)('says what is owed after a charge-back (%s)', async (language) => {
  const say = speak(language);
  await open('/wallet', { as: { balance: 0, owes: 8 }, language, answers: empty });
  const owed = language === 'en' ? '€ 8.00' : '€ 8,00';
  await expect
    .element(page.getByRole('region', { name: say('wallet.balance') }))
    .toMatchTextContent(plain(say('wallet.owes', { owed })));
});

describe('topping up', () => {
  const amount = (say: Translate) => field(say('wallet.topUp.amount'));
  testRules(
    (language) => openWallet('', [], language),
    (say) => [
      [say('wallet.topUp.amount'), '0', say('wallet.topUp.minimum')],
      [say('wallet.topUp.amount'), '2.5', say('wallet.topUp.minimum')],
      [say('wallet.topUp.amount'), '10001', say('wallet.topUp.maximum')],
    ],
  );

  test('the amount is the one of the last top-up, or else 3', async () => {
    const lines = [
      { createdAt: at('-PT1M'), kind: 'entrance_fee', match: { _id: id, name: 'Weekly' }, amount: -4.5, balance: 15.5 },
      { createdAt: at('-P1D'), kind: 'top_up', amount: 20, balance: 20, method: 'ideal', fee: 0.36 },
    ] as const;
    await openWallet('', [answer(walletTimeline, { data: { lines } })]);
    await expect.element(amount(t)).toHaveValue('20');
  });

  test.each(testedLanguages)('a tab and a choice within it never have one name (%s)', (language) => {
    const say = speak(language);
    const tabs = ['timeline.tab', 'lists.topUps', 'lists.cashOuts', 'lists.promocodes'] as const;
    const choices = ['all', 'show.top-ups', 'show.games', 'show.refunds', 'show.gifts'] as const;
    const names = [...tabs.map((one) => say(`wallet.${one}`)), ...choices.map((one) => say(`wallet.timeline.${one}`))];
    expect(new Set(names).size).toBe(names.length);
  });

  test('the balance stands above; a bundle fills in the amount', async () => {
    await openWallet();
    await expect.element(page.getByRole('region', { name: t('wallet.balance') })).toMatchTextContent(/€ 20\.00/);
    await button(t('wallet.topUp.bundle', { amount: '€ 10.00' })).tap();
    await expect.element(amount(t)).toHaveValue('10');
  });

  test.each(testedLanguages)('each way is named as its brand writes it (%s)', async (language) => {
    const say = speak(language);
    await openWallet('', [], language);
    await amount(say).write('25');
    await button(say('wallet.topUp.proceed')).tap();
    for (const name of [/^iDEAL/, /^Revolut/, new RegExp(`^${say('wallet.methods.card')}`)])
      await expect.element(page.getByRole('radio', { name })).toBeInTheDocument();
    await expect.element(page.getByText('Visa · Mastercard')).toBeVisible();
  });

  test('each way shows its fee, and leads to the bank', async () => {
    const leaving = leavingTo();
    await openWallet('', [answer(topUpWallet, { paymentLink: 'https://bank.test/pay' })]);
    await amount(t).write('25');
    await button(t('wallet.topUp.proceed')).tap();
    await expect.poll(priceLines).toEqual([
      ['Top-up', '€ 25.00'],
      ['Transaction fee', '€ 0.36'],
      ['Total', '€ 25.36'],
    ]);
    await page.getByRole('radio', { name: /^Revolut/ }).tap();
    await inSheet('Pay € 26.12').tap();
    await expect.poll(leaving).toBe('https://bank.test/pay');
    expect(askedOf(topUpWallet).at(-1)?.body).toMatchObject({ amount: 25, method: 'revolut' });
  });

  test('a fee that Rondo pays isn’t there', async () => {
    await open('/wallet?step=pay', {
      as: {},
      answers: empty,
      settings: { feesPaidByRondo: ['ideal', 'revolut', 'card', 'applepay'] },
    });
    await expect.element(page.getByText(t('wallet.topUp.noteFree'))).toBeInTheDocument();
    await expect.poll(() => priceLines().map(([label]) => label)).toEqual(['Top-up', 'Total']);
  });

  test.each(testedLanguages)('a refusal stands in the sheet (%s)', async (language) => {
    await openWallet('?step=pay', [refuse(topUpWallet, 'provider_unavailable')], language);
    await page.getByRole('dialog').getByRole('button', { name: /€/ }).last().tap();
    const alerts = page.getByRole('dialog').getByRole('alert');
    await expect.element(alerts.first()).toMatchTextContent(speak(language)('errors.provider_unavailable'));
  });
});

describe('payments under way', () => {
  const payments = [{ _id: id, amount: 10, fee: 0.36, expiresAt: at('PT10M'), paymentLink: 'https://bank.test/on' }];
  const underWay = answer(openPayments, { data: { payments } });

  test('go on', async () => {
    const leaving = leavingTo();
    await openWallet('', [underWay]);
    await button(t('wallet.open.goOn')).tap();
    await expect.poll(leaving).toBe('https://bank.test/on');
  });

  test.each([
    ['failed', 'wallet.open.cancelled'],
    ['paid', 'wallet.open.paid'],
  ] as const)('are cancelled, unless it was too late: %s', async (status, words) => {
    await openWallet('', [underWay, answer(cancelPayment, { order: { status } })]);
    await button(t('wallet.open.cancel')).tap();
    await expectBanner(t(words));
  });

  test('a refusal is told', async () => {
    await openWallet('', [underWay, refuse(cancelPayment, 'payment_not_found')]);
    await button(t('wallet.open.cancel')).tap();
    await expectBanner(t('errors.payment_not_found'));
  });
});

describe('a pass', () => {
  const back = { percent: 90, amount: 22.5, retained: 2.5 };
  const pass = { _id: id, left: 6, of: 10, ride: 4, until: at('P90D'), match: { name: 'Weekly' }, back };
  const passes = answer(myPasses, { data: [pass] });

  test('is handed back for the shown amount', async () => {
    await openWallet('', [passes, answer(handBackPass)]);
    await button(t('passes.wallet.handBackOf', { name: 'Weekly' })).tap();
    await expect.poll(priceLines).toEqual([
      ['Games left: 6 × € 4.00', '€ 25.00'],
      ['Not refunded', '−€ 2.50'],
      ['Back to your wallet (90 %)', '€ 22.50'],
    ]);
    await inSheet(t('passes.handBack.submit', { amount: '€ 22.50' })).tap();
    await expectBanner('€ 22.50 is back in your wallet.');
    expect(askedOf(handBackPass).at(-1)?.body).toEqual({ amount: 22.5 });
  });

  test.each([
    ['refund_changed', 'passes.handBack.changed'],
    ['pass_over', 'errors.pass_over'],
  ] as const)('refused by %s it says so there', async (code, words) => {
    await openWallet(`?step=hand-back&pass=${id}`, [passes, refuse(handBackPass, code)]);
    await page.getByRole('dialog').getByRole('button', { name: /back$/ }).tap();
    await expect.element(page.getByRole('dialog').getByRole('alert')).toMatchTextContent(t(words));
  });
});

describe('the lists', () => {
  const lists = [
    ['the timeline', '', walletTimeline, 'wallet.timeline.none'],
    ['one kind of it', '?show=gifts', walletTimeline, 'wallet.timeline.noneOf'],
    ['top-ups', '?tab=top-ups', myTopUps, 'wallet.lists.noTopUps'],
    ['cash-outs', '?tab=cash-outs', myCashOuts, 'wallet.lists.noCashOuts'],
    ['promocodes', '?tab=promocodes', myPromocodes, 'promocodes.none'],
  ] as const;
  describe.each(testedLanguages)('empty (%s)', (language) => {
    test.each(lists)('%s', async (_, query, call, words) => {
      await openWallet(query, [answer(call)], language);
      await expect.element(page.getByRole('heading', { name: speak(language)(words) })).toBeVisible();
    });
  });
  test.each(lists)('%s loads', async (_, query, call) => {
    await openWallet(query, [neverAnswer(call)]);
    await expect.element(page.getByText(t('common.loading')).first()).toBeInTheDocument();
  });
  test.each(lists)('%s failed, and is asked for again', async (_, query, call, words) => {
    await openWallet(query, [refuse(call, 'unavailable')]);
    await expect.element(page.getByText(t('errors.unavailable'))).toBeVisible();
    respondWith(answer(call));
    await button(t('common.retry')).tap();
    await expect.element(page.getByRole('heading', { name: t(words) })).toBeVisible();
  });

  test('the timeline goes by days, each line with the balance after it', async () => {
    const lines = [
      { createdAt: at('-PT1M'), kind: 'entrance_fee', match: { _id: id, name: 'Weekly' }, amount: -4.5, balance: 15.5 },
      { createdAt: at('-P1D'), kind: 'top_up', amount: 20, balance: 20, method: 'ideal', fee: 0.36 },
      { createdAt: at('-P1D'), kind: 'promotion', code: 'GIFT', amount: 2, balance: 2 },
    ] as const;
    await openWallet('', [answer(walletTimeline, { data: { lines } })]);
    await expect.element(page.getByRole('heading', { name: t('common.yesterday') })).toBeVisible();
    expect(main()).toMatch(/Weekly.*− € 4\.50.*Balance € 15\.50.*\+ € 20\.00.*Balance € 20\.00/);
  });

  test('the timeline is no wider than the smallest phone', async () => {
    await page.viewport(320, 640);
    onTestFinished(() => page.viewport(390, 844));
    const lines = [
      {
        createdAt: at('-PT1M'),
        kind: 'entrance_fee',
        match: { _id: id, name: 'Weekly' },
        amount: -1234.5,
        balance: 8765.5,
      },
    ] as const;
    await openWallet('', [answer(walletTimeline, { data: { lines } })]);
    await expect.element(page.getByRole('heading', { name: t('common.today') })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
    const line = page.getByText('Weekly').element().closest('li');
    expect(line?.scrollWidth).toBe(line?.clientWidth);
  });

  test('a top-up says what it was', async () => {
    const payments = [
      { _id: id, amount: 25, fee: 0.36, method: 'ideal', status: 'paid', createdAt: at('-P1D') },
      { amount: 10, method: 'card', status: 'failed', createdAt: at('-P2D') },
    ] as const;
    await openWallet('?tab=top-ups', [answer(myTopUps, { data: { payments }, pagination: total(2) })]);
    await expect.poll(main).toContain('incl. € 0.36 fee');
    const receipt = page.getByRole('link', { name: `${t('wallet.lists.receipt')}: ${t('wallet.methods.ideal')}` });
    await expect.element(receipt).toHaveAttribute('href', `/wallet/receipt/${id}`);
  });

  test('a cash-out says whose spot it was, and what came back', async () => {
    const out = {
      amount: 4.5,
      status: 'refunded',
      refundedAmount: 4.05,
      createdAt: at('-P1D'),
      method: 'balance',
    } as const;
    const cashOuts = [{ ...out, match: { name: 'Weekly' }, friend: { name: 'Femke' } }];
    await openWallet('?tab=cash-outs', [answer(myCashOuts, { data: { payments: cashOuts }, pagination: total(1) })]);
    await expect.poll(main).toContain('€ 4.05 back');
    expect(main()).toMatch(/Weekly for Femke/);
  });
});
