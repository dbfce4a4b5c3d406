import { type CallResponse, correctPaidAddress, spotPaymentStatus } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, respondWith } from '../../../../test/backend.ts';
import { expectSaidAt, field, testRefusals } from '../../../../test/forms.ts';
import { at } from '../../../../test/instant.ts';
import { testedLanguages } from '../../../../test/languages.ts';
import { button, plain } from '../../../../test/match.ts';
import { open, speak } from '../../../../test/open.tsx';

type State = CallResponse<typeof spotPaymentStatus>['order']['address'];

const email = 'guus@gmial.con';
const meant = 'guus@gmail.com';
const main = () => plain(document.querySelector('main')?.textContent);
const match = { name: 'Weekly', game_date: at('P7DT10H'), duration: 2, coordinates: [5, 52] } as const;
const paid = (address: State, userEmail = email, isGuest = true): Answer =>
  answer(spotPaymentStatus, {
    order: { status: 'paid', outcome: 'joined', isIn: true, amount: 4.5, fee: 0.36, isGuest, address, match },
    userEmail,
  });
const openResult = (language: Language, ...answers: Answer[]) =>
  open('/payments/external/redirect?orderId=o1', { language, answers });

describe.each(testedLanguages)('where a guest’s booking was mailed (%s)', (language) => {
  const t = speak(language);
  const toCorrect = () => button(t('spotPayment.correct'));

  test('is corrected in place: the likely address is proposed, and where it went is said', async () => {
    await openResult(language, paid('correctable'));
    await expect.poll(main).toContain(plain(t('spotPayment.joinedBody', { email })));
    await toCorrect().tap();
    await expect.element(field(t('spots.guest.email'))).toHaveValue(email);
    await expect.element(field(t('spots.guest.email'))).toHaveFocus();
    await button(t('spots.guest.likely', { email: meant })).tap();
    await expect.element(field(t('spots.guest.email'))).toHaveValue(meant);
    respondWith(answer(correctPaidAddress), paid('correctable', meant));
    await button(t('spotPayment.mailThere')).tap();
    await expect.poll(main).toContain(plain(t('spotPayment.corrected', { email: meant })));
    expect(main()).not.toContain(email);
    expect(askedOf(correctPaidAddress)).toMatchObject([{ body: { email: meant } }]);
    await expect.element(toCorrect()).toHaveFocus();
  });

  test('can’t be emptied', async () => {
    await openResult(language, paid('correctable'));
    await toCorrect().tap();
    await field(t('spots.guest.email')).write('guus@gmail');
    await button(t('spotPayment.mailThere')).tap();
    await expectSaidAt(field(t('spots.guest.email')), t('spots.checks.email'));
    expect(askedOf(correctPaidAddress)).toEqual([]);
  });

  test('can only be corrected by Rondo once the link was opened', async () => {
    await openResult(language, paid('opened'));
    await expect.poll(main).toContain(plain(t('spotPayment.addressOpened')));
    await expect
      .element(page.getByRole('main').getByRole('link', { name: t('spotPayment.addressContact') }))
      .toHaveAttribute('href', '/contact');
    expect(toCorrect().query()).toBeNull();
  });

  test.each([
    ['of a game that is over', null, true],
    ['of a member', null, false],
  ] as const)('has no way to correct it: %s', async (_, state, isGuest) => {
    await openResult(language, paid(state, email, isGuest));
    await expect
      .poll(main)
      .toContain(plain(t(isGuest ? 'spotPayment.joinedBody' : 'spotPayment.joinedBodyPlayer', { email })));
    expect(toCorrect().query()).toBeNull();
    expect(main()).not.toContain(plain(t('spotPayment.addressOpened')));
  });
});

const atEmail = (t: ReturnType<typeof speak>) => field(t('spots.guest.email'));
testRefusals({
  call: correctPaidAddress,
  open: async (language) => {
    await openResult(language, paid('correctable'));
    await button(speak(language)('spotPayment.correct')).tap();
  },
  fill: (t) => field(t('spots.guest.email')).write(meant),
  button: (t) => button(t('spotPayment.mailThere')),
  at: { email_invalid: atEmail, address_same: atEmail, address_not_free: atEmail, mails_limited: atEmail },
});
