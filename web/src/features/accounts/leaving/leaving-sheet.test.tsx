import { type CallResponse, deleteMe, getLeaving } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, askedOf, neverAnswer, refuse, respondWith } from '../../../../test/backend.ts';
import { expectBanner } from '../../../../test/banners.ts';
import type { Partly } from '../../../../test/example.ts';
import { expectSaidAt, testRefusals } from '../../../../test/forms.ts';
import { focusOn } from '../../../../test/keys.ts';
import { open, show, speak } from '../../../../test/open.tsx';
import { settingsAnswers } from '../../../../test/settings.ts';
import type { Translate } from '../../../platform/i18n.tsx';
import LeavingSheet from './leaving-sheet.tsx';

const english = speak('en');
type Leaving = Partly<CallResponse<typeof getLeaving>['data']>;
const leaving = (some: Leaving = {}) => answer(getLeaving, { data: { hasPassword: true, ...some } });
const game = { _id: '00000000-0000-4000-8000-000000000008', name: 'Futsal on Monday' };
const onClose = vi.fn();
const sheet = (some?: Leaving, language: Language = 'en') =>
  show(<LeavingSheet openPayments={<p>Open payments</p>} onClose={onClose} />, {
    as: {},
    language,
    answers: [leaving(some)],
  });
const confirm = (t: Translate = english) => page.getByRole('button', { name: t('settings.leaving.confirm') });
const password = (t: Translate = english) => page.getByLabelText(t('settings.leaving.password'));
const giveUp = (amount: string) => page.getByLabelText(english('settings.leaving.giveUp', { amount }));

describe('what leaving does', () => {
  test('names each game and its refund', async () => {
    const other = { ...game, _id: '00000000-0000-4000-8000-000000000009', name: 'Volleyball' };
    await sheet({
      balance: 9.55,
      onPasses: 2,
      spots: [
        { match: game, refund: 4.05 },
        { match: other, refund: 0 },
      ],
    });
    await expect.element(page.getByText(english('settings.leaving.spots', { count: 2 }))).toBeVisible();
    await expect.element(page.getByRole('link', { name: game.name })).toHaveAttribute('href', `/match/${game._id}`);
    await expect.element(page.getByText(/€\s?4\.05 back/)).toBeVisible();
    await expect.element(page.getByText(/no refund/)).toBeVisible();
    await expect.element(page.getByText(/includes €\s?2\.00 on passes/)).toBeVisible();
  });

  test.each([
    ['games of one’s own', { organised: [game] }, 'settings.leaving.organised'],
    ['a payment under way', { paymentUnderWay: true }, 'settings.leaving.payment'],
    ['a login of a while ago', { hasPassword: false, loginIsRecent: false }, 'settings.leaving.loginFirst'],
  ] as const)('is hindered by %s, which is said instead of a button', async (_, some, words) => {
    await sheet(some);
    await expect.element(page.getByText(english(words))).toBeVisible();
    await expect.element(confirm()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: english('settings.leaving.keep') })).toBeVisible();
  });

  test('is waited for', async () => {
    await show(<LeavingSheet openPayments={null} onClose={onClose} />, { as: {}, answers: [neverAnswer(getLeaving)] });
    await expect.poll(() => document.querySelector('dialog [aria-busy="true"]')).not.toBeNull();
    await expect.element(confirm()).not.toBeInTheDocument();
  });

  test('is loaded again after a failure', async () => {
    await show(<LeavingSheet openPayments={null} onClose={onClose} />, {
      as: {},
      answers: [refuse(getLeaving, 'busy')],
    });
    const retry = page.getByRole('button', { name: english('common.retry') });
    await expect.element(retry).toBeVisible();
    respondWith(leaving());
    await retry.tap();
    await expect.element(password()).toBeVisible();
  });
});

describe('the question', () => {
  testRefusals({
    call: deleteMe,
    open: (language) => sheet({}, language),
    fill: (t) => password(t).write('Wrong1234'),
    button: confirm,
    at: { wrong_password: password },
    // The first is shown at its box, which exists only with a balance; the other opens a sheet.
    except: ['balance_left', 'confirm_identity'],
  });

  test('says that the password is missing, and then the consent to give up the balance', async () => {
    await sheet({ balance: 9.55 });
    await confirm().tap();
    await expectSaidAt(giveUp('€ 9.55'), english('settings.leaving.giveUpMissing'));
    await giveUp('€ 9.55').tap();
    await confirm().tap();
    await expectSaidAt(password(), english('accounts.passwordRequired'));
    expect(askedOf(deleteMe)).toEqual([]);
  });

  test('is asked again once the balance has grown', async () => {
    await sheet({ balance: 9.55 });
    await password().write('Wrong1234');
    await giveUp('€ 9.55').tap();
    respondWith(refuse(deleteMe, 'wrong_password'), leaving({ balance: 14.55 }));
    await confirm().tap();
    await expectSaidAt(password(), english('errors.wrong_password'));
    await expect.element(giveUp('€ 14.55')).not.toBeChecked();
    expect(askedOf(deleteMe)).toMatchObject([{ body: { password: 'Wrong1234', givenUpBalance: 9.55 } }]);
  });
});

test('after deleting the account the login says that it is deleted', async () => {
  await open('/settings?step=delete', { as: {}, answers: [leaving(), ...settingsAnswers()] });
  await password().write('Zonnebloem12');
  respondWith(answer(deleteMe));
  await confirm().tap();
  await expectBanner(english('settings.leaving.done'));
  await expect.poll(() => location.pathname).toBe('/login');
});

test('closed by the keyboard, it returns the focus to its opener', async () => {
  await open('/settings#data', { as: {}, answers: [leaving(), ...settingsAnswers()] });
  const opener = page.getByRole('button', { name: english('settings.leaving.open') });
  await focusOn(opener);
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: english('settings.leaving.sheetTitle') });
  await expect.element(dialog).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await userEvent.tab();
    expect(document.activeElement?.matches('body, dialog *')).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
