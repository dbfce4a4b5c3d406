import {
  activatePromocode,
  attachStudentCard,
  myPasses,
  myPromocodes,
  openPayments,
  selectPromocode,
  walletTimeline,
} from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf } from '../../../test/backend.ts';
import { expectBanner } from '../../../test/banners.ts';
import { expectSaidAt, field, testRefusals } from '../../../test/forms.ts';
import { button, inSheet, plain, sheet } from '../../../test/match.ts';
import { open, speak } from '../../../test/open.tsx';
import type { Translate } from '../../platform/i18n.tsx';

const t = speak('en');
const id = '00000000-0000-4000-8000-00000000abcd';
const empty = [answer(walletTimeline), answer(myPasses), answer(openPayments), answer(myPromocodes)];
const openWallet = (query = '', answers: readonly Answer[] = [], language: Language = 'en') =>
  open(`/wallet${query}`, { as: {}, language, answers: [...answers, ...empty] });
const total = (count: number) => ({ totalCount: count });
const main = () => plain(document.querySelector('main')?.textContent);

describe('promocodes', () => {
  const code = { code: 'SPRING', name: 'Spring', promoType: 'other', discountValue: 20 } as const;
  const listed = (...promocodes: object[]) =>
    answer(myPromocodes, {
      data: { promocodes: promocodes.map((one) => ({ ...code, ...one })) },
      pagination: total(4),
    });

  test('each says what it is worth and how it stands, and one is selected', async () => {
    await openWallet('?tab=promocodes', [
      listed(
        { _id: id, matchScope: 'all', is_activated: true },
        { is_redeemed: true, discountType: 'nominal', discountValue: 2 },
        { isExpired: true, discountType: 'topupBalance', discountValue: 3 },
        { promoType: 'periodic', discountType: 'nominal', discountValue: 1 },
      ),
      answer(selectPromocode),
    ]);
    await expect.element(page.getByRole('heading', { name: '20 % off' })).toBeVisible();
    for (const words of [
      '€ 2.00 off',
      '€ 3.00 on your balance',
      '€ 1.00 off, once a month',
      t('promocodes.notUsedThisMonth'),
    ])
      expect(main()).toContain(words);
    await button(t('promocodes.selectNamed', { code: 'SPRING' }))
      .first()
      .tap();
    await expect.poll(() => askedOf(selectPromocode).at(-1)?.body).toEqual({ _id: id });
  });

  const codeField = (say: Translate) => field(say('promocodes.activate.code'));
  testRefusals({
    call: activatePromocode,
    open: (language) => openWallet('?step=promocode', [], language),
    fill: (say) => codeField(say).write('SPRING'),
    button: (say) => inSheet(say('promocodes.activate.submit')),
    at: {
      promocode_unknown: codeField,
      promocode_expired: codeField,
      promocode_used_up: codeField,
      promocode_already_activated: codeField,
      gift_month_full: codeField,
      too_many_requests: codeField,
    },
  });

  test.each([
    [0, t('promocodes.activate.done')],
    [5, t('promocodes.activate.credited', { amount: '€ 5.00' })],
  ])('one is activated; it adds %i euro', async (credited, words) => {
    await openWallet('', [answer(activatePromocode, { data: { credited } })]);
    await page.getByRole('button', { name: new RegExp(t('promocodes.actions.activate')) }).tap();
    await inSheet(t('promocodes.activate.submit')).tap();
    await expectSaidAt(codeField(t), t('promocodes.activate.required'));
    await codeField(t).write('spring');
    await inSheet(t('promocodes.activate.submit')).tap();
    await expectBanner(words);
    await expect.poll(() => location.search).toBe('?tab=promocodes');
    expect(askedOf(activatePromocode).at(-1)?.body).toEqual({ code: 'SPRING' });
  });
});

describe('a student card', () => {
  const number = (say: Translate) => field(say('promocodes.card.number'));
  const day = (say: Translate) => field(say('promocodes.card.day'));
  testRefusals({
    call: attachStudentCard,
    open: (language) => openWallet('?step=student-card', [], language),
    fill: (say) => number(say).write('1234567ABCD'),
    button: (say) => inSheet(say('promocodes.card.submit')),
    at: { card_date_missing: day, card_expired: day, card_taken: number, card_attached: number },
  });

  test('wants its number and a day that exists', async () => {
    await openWallet('?step=student-card', [answer(attachStudentCard)]);
    await inSheet(t('promocodes.card.submit')).tap();
    await expectSaidAt(number(t), t('promocodes.card.numberRequired'));
    await day(t).selectOptions('31');
    await expect.element(day(t)).toHaveAccessibleDescription(t('promocodes.card.dateMissing'));
    await day(t).selectOptions('2');
    await number(t).write('1234567 abcd');
    await inSheet(t('promocodes.card.submit')).tap();
    await expectBanner(t('promocodes.card.done'));
    await expect.element(sheet(t('promocodes.card.title'))).not.toBeInTheDocument();
  });
});
