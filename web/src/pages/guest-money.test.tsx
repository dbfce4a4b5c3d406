import { askGuestMoneyBack, type CallResponse, getGuestMoney } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, neverAnswer, refuse, respondWith } from '../../test/backend.ts';
import { expectSaidAtButton } from '../../test/forms.ts';
import { testedLanguages } from '../../test/languages.ts';
import { button, plain } from '../../test/match.ts';
import { open, speak } from '../../test/open.tsx';

type Money = CallResponse<typeof getGuestMoney>['data'];

const nothing: Money = {
  email: 'guus@rondo.test',
  isGuest: true,
  kept: 0,
  canGoBack: 0,
  underWay: 0,
  sent: 0,
  account: null,
  toBank: 0,
  byBank: 0,
};
const kept: Money = { ...nothing, kept: 4.5, canGoBack: 4.5 };
const openMoney = (money: Partial<Money>, language: Language = 'en', answers: Answer[] = []) =>
  open('/guest-money/mailed', {
    language,
    answers: [...answers, answer(getGuestMoney, { data: { ...nothing, ...money } })],
  });
const main = () => plain(document.querySelector('main')?.textContent);

describe.each(testedLanguages)('what is kept for a guest (%s)', (language) => {
  const t = speak(language);
  const euros = (amount: string) => `€ ${language === 'en' ? amount : amount.replace('.', ',')}`;
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  test('one press returns it, and nothing happens before', async () => {
    await openMoney(kept, language, [answer(askGuestMoneyBack, { data: { ...nothing, sent: 4.5 } })]);
    await expect.element(heading(t('guestMoney.kept', { amount: euros('4.50') }))).toBeVisible();
    expect(askedOf(askGuestMoneyBack)).toEqual([]);
    await button(t('guestMoney.haveBack', { amount: euros('4.50') })).tap();
    await expect.element(heading(t('guestMoney.back', { amount: euros('4.50') }))).toBeVisible();
    expect(askedOf(askGuestMoneyBack)).toMatchObject([{ params: { token: 'mailed' } }]);
  });

  test('or it is kept by setting a password', async () => {
    await openMoney(kept, language);
    await expect
      .element(page.getByRole('link', { name: t('guestMoney.keep') }))
      .toHaveAttribute('href', '/guest-account?email=guus%40rondo.test');
  });

  test('money that can’t go back the way it was paid is paid to a bank account', async () => {
    await openMoney({ kept: 4.5, canGoBack: 0 }, language);
    await expect
      .poll(main)
      .toContain(plain(t('guestMoney.byBank', { amount: euros('4.50'), email: 'hello@rondo.test' })));
    expect(main()).toContain(plain(t('guestMoney.chooseBank')));
    expect(button(t('guestMoney.haveBack', { amount: euros('0.00') })).query()).toBeNull();
  });

  test('or to the account they gave, with the next payout', async () => {
    await openMoney({ kept: 4.5, canGoBack: 0, account: 'NL •••• 4300', byBank: 3 }, language);
    const to = { amount: euros('4.50'), iban: 'NL •••• 4300' };
    await expect.poll(main).toContain(plain(t('guestMoney.toAccount', to)));
    await expect.poll(main).toContain(plain(t('guestMoney.alsoByBank', { amount: euros('3.00') })));
  });

  test.each([
    ['on its way to the bank', { toBank: 4.5, byBank: 2 }, '6.50', ['toBankBody']],
    ['paid to the bank', { byBank: 4.5 }, '4.50', ['byBankBody']],
    ['back by both ways', { sent: 2, byBank: 4.5 }, '6.50', ['backBody', 'byBankBody']],
  ] as const)('what is %s is said', async (_, money, amount, words) => {
    await openMoney(money, language);
    await expect.element(heading(t('guestMoney.back', { amount: euros(amount) }))).toBeVisible();
    for (const one of words) await expect.poll(main).toContain(plain(t(`guestMoney.${one}`)));
  });

  test('money that came since is shown beside the money that went back', async () => {
    await openMoney({ ...kept, underWay: 8 }, language);
    await expect.poll(main).toContain(plain(t('guestMoney.alsoBack', { amount: euros('8.00') })));
  });

  test.each([
    ['of a guest', {}, 'nothingBody'],
    ['of who has a password now', { isGuest: false }, 'inWallet'],
  ] as const)('nothing is kept %s', async (_, money, words) => {
    await openMoney(money, language);
    await expect.element(heading(t('guestMoney.nothing'))).toBeVisible();
    await expect.poll(main).toContain(plain(t(`guestMoney.${words}`)));
  });

  test('an invalid link, one that loads, and one that fails', async () => {
    await open('/guest-money/mailed', { language, answers: [neverAnswer(getGuestMoney)] });
    await expect.element(page.getByText(t('common.loading')).first()).toBeInTheDocument();
    await open('/guest-money/mailed', { language, answers: [refuse(getGuestMoney, 'guest_money_not_found')] });
    await expect.element(heading(t('guestMoney.notFound'))).toBeVisible();
    await open('/guest-money/mailed', { language, answers: [refuse(getGuestMoney, 'unavailable')] });
    await expect.element(button(t('common.retry'))).toBeVisible();
  });

  test('pressed when the money is gone, the page loads anew; other refusals are shown at the button', async () => {
    await openMoney(kept, language, [refuse(askGuestMoneyBack, 'not_back_this_way')]);
    await button(t('guestMoney.haveBack', { amount: euros('4.50') })).tap();
    await expectSaidAtButton(t('errors.not_back_this_way'));
    respondWith(refuse(askGuestMoneyBack, 'nothing_kept'), answer(getGuestMoney, { data: { ...nothing, sent: 4.5 } }));
    await button(t('guestMoney.haveBack', { amount: euros('4.50') })).tap();
    await expect.element(heading(t('guestMoney.back', { amount: euros('4.50') }))).toBeVisible();
  });
});
