import { buyPass, gamePass, payEntranceFee } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, refuse, respondWith } from '../../../../test/backend.ts';
import { expectBanner } from '../../../../test/banners.ts';
import { expectSaidAt, paramsOf, sentence } from '../../../../test/forms.ts';
import { at } from '../../../../test/instant.ts';
import { testedLanguages } from '../../../../test/languages.ts';
import { box, inSheet, openGame, priceLines, sheet } from '../../../../test/match.ts';
import { speak } from '../../../../test/open.tsx';
import { steps } from '../../../ui/joining/steps.ts';

const t = speak('en');
const series = { following: 12 };
const offer = { ride: 4, price: 40, instead: 45, until: at('P90D'), backPercent: 90 };
const title = t('passes.buy.title', { of: 10 });

describe('buying a pass', () => {
  const openPass = (
    as: object = { balance: 50 },
    data: object = {},
    answers: Answer[] = [],
    language: Language = 'en',
  ) =>
    openGame(
      { series },
      {
        step: steps.pass,
        as,
        language,
        answers: [...answers, answer(gamePass, { data: { gamesToCome: 12, offer, ...data } })],
      },
    );

  test('says what it saves, and all that may come of it', async () => {
    await openPass();
    await expect.element(sheet(title)).toBeVisible();
    await expect.poll(priceLines).toEqual([
      ['10 games without a pass', '€ 45.00'],
      ['With a pass', '−€ 5.00'],
      ['To pay', '€ 40.00'],
    ]);
    for (const words of [t('passes.buy.leave'), t('passes.buy.back', { percent: 90 }), t('passes.buy.over')])
      await expect.element(page.getByText(words)).toBeVisible();
  });

  test('where fewer games are to come than it has, none is offered', async () => {
    await openGame(
      { series },
      { as: {}, answers: [answer(gamePass, { data: { percent: 10, gamesToCome: 4, offer: null } })] },
    );
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => askedOf(gamePass)).toHaveLength(1);
    expect(page.getByRole('button', { name: t('passes.card.open') }).query()).toBeNull();
  });

  test('asks for the terms, and sends the price that was seen', async () => {
    await openPass(undefined, {}, [answer(buyPass)]);
    const buy = inSheet(t('passes.buy.submit', { price: '€ 40.00' }));
    await buy.tap();
    await expectSaidAt(box(t('joiningSteps.pay.terms')), t('joiningSteps.pay.termsFirst'));
    await box(t('joiningSteps.pay.terms')).tap();
    await buy.tap();
    await expectBanner(t('passes.buy.done'));
    await expect.element(sheet(title)).not.toBeInTheDocument();
    expect(askedOf(buyPass).at(-1)?.body).toEqual({ amount: 40 });
  });

  test('a wallet that is short is topped up first', async () => {
    await openPass({ balance: 30 });
    await box(t('joiningSteps.pay.terms')).tap();
    await inSheet(t('joiningSteps.pay.topUp', { amount: '€ 10.00' })).tap();
    await expect.element(sheet(t('wallet.short.title'))).toBeVisible();
  });

  test.each(testedLanguages)('each refusal is said in the step (%s)', { timeout: 30_000 }, async (language) => {
    const say = speak(language);
    await openPass(undefined, {}, [], language);
    await box(say('joiningSteps.pay.terms')).tap();
    for (const code of [...buyPass.errors, 'unavailable'] as const) {
      respondWith(refuse(buyPass, code, { params: paramsOf(code) }));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /€ 40[.,]00/ })
        .tap();
      const words = code === 'price_changed' ? say('passes.buy.changed') : sentence(language, code);
      await expect.element(page.getByRole('alert').filter({ hasText: words })).toBeInViewport();
    }
  });
});

describe('paying with a pass', () => {
  const own = { left: 6, of: 10, ride: 4, until: at('P90D') };
  const openPay = (answers: Answer[] = [], game: object = {}) =>
    openGame(
      { series, ...game },
      { step: steps.pay, as: {}, answers: [...answers, answer(gamePass, { data: { own } })] },
    );

  test('is one press, for what a ride costs', async () => {
    await openPay([answer(payEntranceFee)]);
    await expect.element(page.getByRole('heading', { name: t('passes.use.title', { left: 6, of: 10 }) })).toBeVisible();
    await inSheet(t('passes.use.submit')).tap();
    await expectBanner(t('passes.use.done', { left: 5 }));
    expect(askedOf(payEntranceFee).at(-1)?.body).toMatchObject({ pass: true, amount: 4 });
  });

  test('refused, a banner says so', async () => {
    await openPay([refuse(payEntranceFee, 'pass_not_usable')]);
    await inSheet(t('passes.use.submit')).tap();
    await expectBanner(t('errors.pass_not_usable'));
  });

  test('a game that costs less without it is paid without it', async () => {
    await openPay([], { price: 3, entranceFee: 3 });
    await expect.element(inSheet('Pay € 3.00 and join')).toBeVisible();
    expect(inSheet(t('passes.use.submit')).query()).toBeNull();
  });
});
