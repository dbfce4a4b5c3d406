import {
  acceptTerms,
  type GameDetails,
  getGame,
  payEntranceFee,
  payThroughProvider,
  type Promocode,
  spotPaymentStatus,
} from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { answer, askedOf, hold, loseAnswer, networkIs, refuse, respondWith } from '../../../../test/backend.ts';
import { expectBanner } from '../../../../test/banners.ts';
import { sentence } from '../../../../test/forms.ts';
import { aGame } from '../../../../test/games.ts';
import { at } from '../../../../test/instant.ts';
import type { Partly } from '../../../../test/example.ts';
import { testedLanguages } from '../../../../test/languages.ts';
import {
  box,
  button,
  inSheet,
  leavingTo,
  mendedInStep,
  openGame,
  plain,
  priceLines,
  sheet,
  testStepRefusals,
} from '../../../../test/match.ts';
import { speak } from '../../../../test/open.tsx';
import type { Translate } from '../../../platform/i18n.tsx';
import { steps } from '../steps.ts';
import { keepCheckout } from './held-checkout.ts';

const t = speak('en');
const title = (say: Translate) => say('joiningSteps.pay.titlePaid');
const accept = (say: Translate) => box(say('joiningSteps.pay.terms')).tap();
/** The label of the button has the amount. */
const submit = () =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /€ [49][.,]/ })
    .last();
const working = () => page.getByRole('dialog').getByRole('button', { name: t('common.working') });
const code: Partly<Promocode> = {
  _id: '00000000-0000-4000-8000-00000000c0de',
  code: 'SPRING',
  name: 'Spring',
  promoType: 'other',
  discountType: 'nominal',
  discountValue: 2,
  matchScope: 'all',
  is_activated: true,
};
const card: Partly<Promocode> = {
  ...code,
  _id: '00000000-0000-4000-8000-00000000ca4d',
  code: 'CARD',
  promoType: 'periodic',
  discountValue: 1,
};
const early_bird = [
  { priority: 1, spots: { occupied: 2, total: 4 }, discount: { discount_type: 'fixed', discount_value: 1.5 } },
] as const;

testStepRefusals({
  call: payEntranceFee,
  open: (language) => openGame({}, { step: steps.pay, as: {}, language }),
  fill: accept,
  button: submit,
  title,
  stays: mendedInStep,
  except: ['insufficient_balance', 'wrong_passcode'],
});

testStepRefusals({
  call: payThroughProvider,
  open: (language) => openGame({}, { step: steps.pay, as: { balance: 0 }, language }),
  fill: accept,
  button: submit,
  title,
  stays: mendedInStep,
  shared: payEntranceFee.errors,
  except: ['wrong_passcode'],
});

describe('what it costs', () => {
  const costs: [string, Partly<GameDetails>, Partly<Promocode>[], [string, string][]][] = [
    [
      'the fee',
      {},
      [],
      [
        ['Entrance fee', '€ 4.50'],
        ['To pay', '€ 4.50'],
      ],
    ],
    [
      'an early bird',
      { early_bird },
      [],
      [
        ['Entrance fee', '€ 4.50'],
        ['Early bird, for the first 4', '−€ 1.50'],
        ['To pay', '€ 3.00'],
      ],
    ],
    [
      'a promocode',
      {},
      [code],
      [
        ['Entrance fee', '€ 4.50'],
        ['Promocode Spring', '−€ 2.00'],
        ['To pay', '€ 2.50'],
      ],
    ],
    [
      'a student card and all else',
      { early_bird },
      [code, card],
      [
        ['Entrance fee', '€ 4.50'],
        ['Early bird, for the first 4', '−€ 1.50'],
        ['Promocode Spring', '−€ 2.00'],
        ['Student card, one game a month', '−€ 1.00'],
        ['To pay', '€ 0.00'],
      ],
    ],
  ];
  test.each(costs)('%s', async (_, game, promocodes, lines) => {
    await openGame(game, { step: steps.pay, as: {}, promocodes });
    await expect.poll(priceLines).toEqual(lines);
  });
});

describe('paying from the wallet', () => {
  test('shows the balance before and after, asks for the terms, sends the price that was seen, and they are in', async () => {
    const game = await openGame({}, { step: steps.pay, as: {}, answers: [answer(payEntranceFee)] });
    await expect.element(page.getByText('Your balance: € 20.00')).toBeVisible();
    await expect.element(page.getByText('Balance after: € 15.50')).toBeVisible();
    await submit().tap();
    const terms = box(t('joiningSteps.pay.terms'));
    await expect.element(terms).toHaveFocus();
    await expect.element(terms).toHaveAccessibleDescription(t('joiningSteps.pay.termsFirst'));
    await terms.tap();
    await expect.element(terms).toBeValid();
    await submit().tap();
    await expectBanner(t('joiningSteps.pay.done'));
    await expect.element(sheet(t('joiningSteps.success.title'))).toBeVisible();
    const [{ body } = {}] = askedOf(payEntranceFee);
    // The game is loaded again, because its players have changed.
    await expect.poll(() => askedOf(getGame).length).toBeGreaterThan(1);
    expect(body).toMatchObject({ matchId: game._id, amount: 4.5, teamId: null, selectedPeriodicPromocode: null });
  });

  test('two presses make one call', async () => {
    const held = hold(answer(payEntranceFee));
    await openGame({}, { step: steps.pay, as: {}, answers: [held] });
    await accept(t);
    await submit().tap();
    await expect.element(working()).toBeVisible();
    document.querySelector<HTMLButtonElement>('dialog[open] button[aria-busy]')?.click();
    held.release();
    await expectBanner(t('joiningSteps.pay.done'));
    expect(askedOf(payEntranceFee)).toHaveLength(1);
  });

  test('a price that rose meanwhile is shown, and is what the next press pays', async () => {
    const changed = refuse(payEntranceFee, 'price_changed', { params: { price: '6' } });
    await openGame({}, { step: steps.pay, as: {}, answers: [changed] });
    await accept(t);
    await submit().tap();
    await expect.element(page.getByRole('alert')).toMatchTextContent(t('joiningSteps.pay.newPrice'));
    await expect.poll(priceLines).toEqual([
      ['Entrance fee', '€ 4.50'],
      ['Price change', '€ 1.50'],
      ['To pay', '€ 6.00'],
    ]);
    respondWith(answer(payEntranceFee));
    await button('Pay € 6.00 and join').tap();
    await expectBanner(t('joiningSteps.pay.done'));
    expect(askedOf(payEntranceFee).at(-1)?.body).toMatchObject({ amount: 6 });
  });

  test('without a network it is said that nobody pays twice, and the same press is sent again', async () => {
    await openGame({}, { step: steps.pay, as: {}, answers: [loseAnswer(payEntranceFee)] });
    await accept(t);
    networkIs(false);
    await submit().tap();
    const words = t('spots.lost.offline', { paid: t('spots.lost.once') });
    await expect.element(page.getByRole('alert')).toMatchTextContent(words);
    respondWith(answer(payEntranceFee));
    networkIs(true);
    await expect.poll(() => askedOf(payEntranceFee).length, { timeout: 5000 }).toBe(2);
    await expectBanner(t('joiningSteps.pay.done'));
    const [first, again] = askedOf(payEntranceFee);
    expect(again).toEqual(first);
  });

  test('players who accepted this version of the terms find the box ticked; others accept it by paying', async () => {
    await openGame({}, { step: steps.pay, as: { acceptedTerms: true }, answers: [answer(payEntranceFee)] });
    await expect.element(box(t('joiningSteps.pay.terms'))).toBeChecked();
    await submit().tap();
    await expectBanner(t('joiningSteps.pay.done'));
    expect(askedOf(acceptTerms)).toEqual([]);
    await cleanup();
    await openGame({}, { step: steps.pay, as: {}, answers: [answer(payEntranceFee)] });
    await submit().tap();
    await expect
      .element(box(t('joiningSteps.pay.terms')))
      .toHaveAccessibleDescription(t('joiningSteps.pay.termsFirst'));
    await accept(t);
    await submit().tap();
    await expectBanner(t('joiningSteps.pay.done'));
    expect(askedOf(acceptTerms)).toHaveLength(1);
  });

  test('a wrong key asks for the passcode again', async () => {
    const game = await openGame({ hasPasscode: true }, { step: `${steps.pay}&secret-key=old`, as: {} });
    respondWith(refuse(payEntranceFee, 'wrong_passcode'));
    await accept(t);
    await submit().tap();
    await expectBanner(speak('en')('errors.wrong_passcode'));
    expect(askedOf(payEntranceFee).at(-1)?.body).toMatchObject({ secret_key: 'old', matchId: game._id });
  });
});

describe('paying through the provider', () => {
  const short = { step: steps.pay, as: { balance: 1 } };

  test('each way has its fee, and the total follows', async () => {
    await openGame({}, short);
    await expect.poll(priceLines).toContainEqual(['To pay', '€ 4.86']);
    await page.getByRole('radio', { name: /^Credit card/ }).tap();
    await expect.poll(priceLines).toEqual([
      ['Entrance fee', '€ 4.50'],
      ['Transaction fee', '€ 0.46'],
      ['To pay', '€ 4.96'],
    ]);
    await expect.element(button('Pay € 4.96')).toBeVisible();
    await expect.element(page.getByText(t('spots.checkout.hold', { minutes: 15 }))).toBeVisible();
    await expect.element(page.getByText('You have € 1.00 in your wallet: not enough.')).toBeVisible();
  });

  test('leaves for the bank, keeps the checkout in this browser, and stays busy', async () => {
    const leaving = leavingTo();
    const paymentLink = 'https://bank.test/pay/1';
    const checkout = answer(payThroughProvider, { paymentLink, orderId: '00000000-0000-4000-8000-000000000abc' });
    await openGame({}, { ...short, answers: [checkout] });
    await accept(t);
    await submit().tap();
    await expect.poll(leaving).toBe(paymentLink);
    await expect.element(working()).toBeVisible();
    expect(askedOf(payThroughProvider).at(-1)?.body).toMatchObject({ amount: 4.5, method: 'ideal' });
    expect(Object.values(localStorage).join()).toContain(paymentLink);
  });

  test('the step says that payments are off, and stays', async () => {
    await openGame({}, { ...short, answers: [refuse(payThroughProvider, 'maintenance')] });
    await accept(t);
    await submit().tap();
    await expect.element(page.getByRole('alert')).toMatchTextContent(sentence('en', 'maintenance'));
    await expect.element(sheet(title(t))).toBeVisible();
  });

  test('whoever comes back from the bank is led there again, before they pay another way', async () => {
    const leaving = leavingTo();
    const gameId = '00000000-0000-4000-8000-00000000beef';
    keepCheckout(aGame({ _id: gameId }), { orderId: 'o1', paymentLink: 'https://bank.test/old', total: 4.86 });
    const order = { status: 'created', expiresAt: at('PT10M'), paymentLink: 'https://bank.test/on' } as const;
    await openGame({ _id: gameId }, { ...short, answers: [answer(spotPaymentStatus, { order })] });
    await expect.element(sheet(title(t))).toMatchTextContent(/open payment of € 4\.86 for this spot/);
    await inSheet(t('spots.checkout.goOn')).tap();
    await expect.poll(leaving).toBe('https://bank.test/on');
  });

  test.each(['paid', 'failed'] as const)('no payment is open once it is %s', async (status) => {
    const gameId = '00000000-0000-4000-8000-00000000beef';
    keepCheckout(aGame({ _id: gameId }), { orderId: 'o1', paymentLink: 'https://bank.test/old', total: 4.86 });
    const order = { status, expiresAt: at('PT10M'), superseded: status === 'failed' } as const;
    await openGame({ _id: gameId }, { ...short, answers: [answer(spotPaymentStatus, { order })] });
    await expect.poll(() => askedOf(spotPaymentStatus).length).toBeGreaterThan(0);
    expect(inSheet(t('spots.checkout.goOn')).query()).toBeNull();
  });

  test.each(testedLanguages)(
    'what is owed after a charge-back stands in the way of the wallet alone (%s)',
    async (language) => {
      const say = speak(language);
      await openGame({}, { ...short, as: { balance: 0, owes: 8 }, language });
      const owed = language === 'en' ? '€ 8.00' : '€ 8,00';
      await expect.element(sheet(title(say))).toMatchTextContent(plain(say('joiningSteps.pay.owes', { owed })));
      await button(say('joiningSteps.pay.topUpInstead')).tap();
      await expect.poll(() => location.search).toMatch(/step=top-up.*missing=12\.5/);
    },
  );

  test('the wallet can be topped up instead, and the way back keeps the step', async () => {
    await openGame({}, short);
    await button(t('joiningSteps.pay.topUpInstead')).tap();
    await expect.poll(() => location.search).toMatch(/step=top-up.*for=8.*missing=3\.5/);
  });
});

test('a tournament asks for a team, of those with room', async () => {
  const team = { team_size: 4, team_members: 1, color: 'Red' } as const;
  const teams = [
    { ...team, _id: '00000000-0000-4000-8000-00000000000a', name: 'Reds' },
    { ...team, _id: '00000000-0000-4000-8000-00000000000b', name: 'Full ones', team_members: 4 },
  ];
  const game = { tournament: true, teams };
  await openGame(game, { step: steps.pay, as: {}, answers: [answer(payEntranceFee)] });
  const teamOf = (name: RegExp) => page.getByRole('dialog').getByRole('radio', { name });
  await accept(t);
  await submit().tap();
  await expect.element(page.getByRole('dialog').getByText(t('joiningSteps.pay.teamFirst'))).toBeVisible();
  expect(teamOf(/Full ones/).query()).toBeNull();
  await teamOf(/Reds/).tap();
  await submit().tap();
  await expectBanner(t('joiningSteps.pay.done'));
  expect(askedOf(payEntranceFee).at(-1)?.body).toMatchObject({ teamId: teams[0]?._id });
});
