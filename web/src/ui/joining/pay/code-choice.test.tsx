import {
  activatePromocode,
  checkAuthToken,
  payEntranceFee,
  type Promocode,
  selectPromocode,
  unselectPromocode,
} from '@rondo/contract';
import { formatMoney, type Language, timeZone } from '@rondo/rules';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, refuse, respondWith } from '../../../../test/backend.ts';
import { expectBanner } from '../../../../test/banners.ts';
import type { Partly } from '../../../../test/example.ts';
import { expectSaidAt, field, paramsOf, sentence } from '../../../../test/forms.ts';
import { aGame } from '../../../../test/games.ts';
import { testedLanguages } from '../../../../test/languages.ts';
import { box, inSheet, openGame, priceLines } from '../../../../test/match.ts';
import { speak } from '../../../../test/open.tsx';
import { steps } from '../steps.ts';

const t = speak('en');
const code: Partly<Promocode> = {
  _id: '00000000-0000-4000-8000-00000000c0de',
  code: 'SPRING',
  name: 'Spring',
  promoType: 'other',
  discountType: 'nominal',
  discountValue: 2,
  is_activated: true,
};
const card: Partly<Promocode> = { ...code, _id: '00000000-0000-4000-8000-00000000ca4d', promoType: 'periodic' };
const openPay = (promocodes: Partly<Promocode>[], language: Language = 'en') =>
  openGame({}, { step: steps.pay, as: {}, promocodes, language });
const total = () => priceLines().at(-1)?.[1];

test('the best code is proposed, and selected before paying; without it the price is full', async () => {
  await openPay([code]);
  await expect.poll(total).toBe('€ 2.50');
  await box(t('spots.code.used', { name: 'Spring' })).tap();
  await expect.poll(total).toBe('€ 4.50');
  await box(t('spots.code.use', { name: 'Spring', saves: '€ 2.00' })).tap();
  await box(t('joiningSteps.pay.terms')).tap();
  respondWith(answer(selectPromocode), answer(unselectPromocode), answer(payEntranceFee));
  await inSheet('Pay € 2.50 and join').tap();
  await expectBanner(t('joiningSteps.pay.done'));
  expect(askedOf(selectPromocode).at(-1)?.body).toEqual({ _id: code._id });
});

const month = (language: Language) =>
  new Intl.DateTimeFormat(language, { month: 'long', timeZone }).format(new Date(aGame().game_date));

test.each(testedLanguages)(
  'a student card that saves less than its worth is not proposed, and says what it spends (%s)',
  async (language) => {
    const say = speak(language);
    const euros = (amount: number) => formatMoney(amount, language).replaceAll('\u00A0', ' ');
    await openPay([{ ...card, discountValue: 5 }], language);
    const use = box(say('spots.card.useUp', { saves: euros(4.5), worth: euros(5), month: month(language) }));
    await expect.element(use).not.toBeChecked();
    await expect.poll(total).toBe(euros(4.5));
    await use.tap();
    await expect.poll(total).toBe(euros(0));
    // What it saves is said once: by its line.
    await expect.element(box(say('spots.card.usedUp', { worth: euros(5), month: month(language) }))).toBeChecked();
  },
);

test('a student card is used unless its holder says no', async () => {
  await openPay([card]);
  const use = box(t('spots.card.used', { month: month('en') }));
  await expect.element(use).toBeChecked();
  await expect.poll(total).toBe('€ 2.50');
  await use.tap();
  await expect.poll(total).toBe('€ 4.50');
});

test.each(testedLanguages)('another is entered there; each refusal stands at its field (%s)', async (language) => {
  const say = speak(language);
  await openPay([], language);
  await page.getByText(say('spots.code.have')).tap();
  const entered = field(say('spots.code.field'));
  const use = inSheet(say('spots.code.submit'));
  await use.tap();
  await expectSaidAt(entered, say('spots.code.empty'));
  await entered.write('spring');
  for (const one of [...activatePromocode.errors, 'too_many_requests'] as const) {
    respondWith(refuse(activatePromocode, one, { params: paramsOf(one) }));
    await use.tap();
    await expect.element(entered).toHaveAccessibleDescription(expect.stringContaining(sentence(language, one)));
  }
});

test('a valid code is used at once', async () => {
  await openPay([]);
  await page.getByText(t('spots.code.have')).tap();
  await field(t('spots.code.field')).write('spring');
  const user = { name: 'Sanne', role: 'player', balance: 20 } as const;
  respondWith(
    answer(activatePromocode, { data: { promocode: code } }),
    answer(selectPromocode),
    answer(checkAuthToken, { user, promocodes: [{ ...code, is_selected: true }] }),
  );
  await inSheet(t('spots.code.submit')).tap();
  await expect.poll(total).toBe('€ 2.50');
});
