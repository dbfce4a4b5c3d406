import { checkResetToken, resetPassword } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, loseAnswer, neverAnswer, refuse, respondWith } from '../../test/backend.ts';
import { frames, stopTimers, untilSeen } from '../../test/clock.ts';
import type { Partly } from '../../test/example.ts';
import { expectSaidAt, expectSaidAtButton, field, termsLabel, testRefusals, testRules } from '../../test/forms.ts';
import { at } from '../../test/instant.ts';
import { open, speak } from '../../test/open.tsx';
import type { Recovery } from '../features/accounts/recovery/recovery-queries.ts';
import type { Translate } from '../platform/i18n.tsx';

const english = speak('en');
const password = 'Zonnebloem12';
const ways = 'passkeys (1), Google';

/** A link that works for nine minutes more. */
const link = (recovery: Partly<Recovery> = {}) =>
  answer(checkResetToken, {
    data: { email: 'sanne@rondo.test', name: 'Sanne', reset_expiration_time: at('PT9M'), ...recovery },
  });
const openLink = (recovery?: Partly<Recovery>, language: Language = 'en') =>
  open('/reset-password/mailed', { language, answers: [link(recovery)] });

async function fill(t: Translate, second = password) {
  await field(t('recovery.form.password')).write(password);
  await field(t('accounts.confirmPassword')).write(second);
}
const submit = (t: Translate) => page.getByRole('button', { name: t('recovery.form.submit') });
const guestSubmit = (t: Translate) => page.getByRole('button', { name: t('recovery.form.guestSubmit') });

const fieldOf = {
  passwords_not_matching: (t: Translate) => field(t('accounts.confirmPassword')),
  password_weak: (t: Translate) => field(t('recovery.form.password')),
  password_common: (t: Translate) => field(t('recovery.form.password')),
};

describe('a forgotten password', () => {
  testRefusals({
    call: resetPassword,
    open: (language) => openLink({}, language),
    fill,
    button: submit,
    at: fieldOf,
    // These refusals belong to a guest's form.
    except: ['consent_required', 'name_reserved'],
  });
  testRules(
    (language) => openLink({}, language),
    (t) => [
      [t('recovery.form.password'), 'zonnebloem', t('accounts.passwordWeak')],
      [t('recovery.form.password'), 'Password1', t('errors.password_common')],
      [t('accounts.confirmPassword'), 'Zonnebloem1', t('accounts.passwordsDiffer')],
    ],
  );

  test('two passwords that differ have another error at the button than on leaving the field', async () => {
    await openLink();
    await fill(english, 'Zonnebloem13');
    await submit(english).tap();
    await expectSaidAt(field(english('accounts.confirmPassword')), 'Passwords are not matching!');
    expect(askedOf(resetPassword)).toEqual([]);
  });

  test('without an answer the link counts as used', async () => {
    await openLink();
    await fill(english);
    respondWith(loseAnswer(resetPassword));
    await submit(english).tap();
    await expectSaidAtButton('Token has expired!');
  });

  test('is set: it says so, and leads to the login', async () => {
    await openLink();
    await fill(english);
    respondWith(answer(resetPassword));
    stopTimers();
    await submit(english).tap();
    await untilSeen(() => document.activeElement?.textContent === english('recovery.done'));
    vi.advanceTimersByTime(2999);
    await frames(3);
    expect(page.getByRole('link', { name: english('recovery.doneLink') }).query()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(askedOf(resetPassword)).toMatchObject([
      { body: { resetToken: 'mailed', password, confirm: password, name: null, removeWaysIn: false } },
    ]);
    await expect.poll(() => location.pathname).toBe('/login');
  });
});

describe('other ways into the account', () => {
  const also = () => page.getByLabelText(english('recovery.form.removeWaysIn', { ways }));
  const open = () => openLink({ waysIn: { passkeys: 1, google: true } });

  test('are named, and are removed unless the user keeps them', async () => {
    await open();
    await expect.element(also()).toBeChecked();
    await fill(english);
    respondWith(answer(resetPassword));
    await submit(english).tap();
    await expect.element(page.getByText(english('recovery.doneBody'))).toBeVisible();
    expect(askedOf(resetPassword)).toMatchObject([{ body: { removeWaysIn: true } }]);
  });

  test('that are kept are named again, with a link to them', async () => {
    await open();
    await also().tap();
    await fill(english);
    respondWith(answer(resetPassword));
    await submit(english).tap();
    await expect.element(page.getByRole('main')).toMatchTextContent(english('recovery.waysLeft', { ways }));
    await expect.element(page.getByRole('link', { name: english('recovery.waysLeftLink') })).toBeVisible();
    expect(askedOf(resetPassword)).toMatchObject([{ body: { removeWaysIn: false } }]);
  });
});

describe('a guest', () => {
  const openGuest = (language: Language = 'en') => openLink({ name: null, isGuest: true }, language);
  async function fillAsGuest(t: Translate) {
    await fill(t);
    await field(t('recovery.form.name')).write('Noor');
    await field(termsLabel(t)).tap();
    await field(t('accounts.privacy')).tap();
  }
  testRefusals({
    call: resetPassword,
    open: openGuest,
    fill: fillAsGuest,
    button: guestSubmit,
    at: { ...fieldOf, name_reserved: (t) => field(t('recovery.form.name')) },
    except: ['consent_required'],
  });

  test('gives a name if they like, and consents', async () => {
    await openGuest();
    await expect
      .element(page.getByRole('heading', { level: 1, name: english('recovery.form.guestTitle') }))
      .toBeVisible();
    await guestSubmit(english).tap();
    await expect.element(page.getByText(english('accounts.passwordWeak'))).toBeVisible();
    await fill(english);
    await guestSubmit(english).tap();
    await expectSaidAt(field(termsLabel(english)), english('accounts.consent'));
    expect(askedOf(resetPassword)).toEqual([]);
    await field(termsLabel(english)).tap();
    await field(english('accounts.privacy')).tap();
    respondWith(answer(resetPassword));
    await guestSubmit(english).tap();
    await expect.element(page.getByRole('heading', { level: 1, name: english('recovery.done') })).toHaveFocus();
    expect(askedOf(resetPassword)).toMatchObject([{ body: { name: null, termsConsent: true, privacyConsent: true } }]);
  });
});

describe('the link', () => {
  test('says how long it still works', async () => {
    await openLink();
    await expect
      .element(page.getByRole('timer', { name: english('recovery.timeLeft') }))
      .toMatchTextContent(/^(09:00|08:5\d)$/);
  });

  test('that was used leads to another', async () => {
    await open('/reset-password/mailed', { answers: [refuse(checkResetToken, 'reset_not_allowed')] });
    await expect.element(page.getByRole('heading', { level: 1, name: english('recovery.gone') })).toBeVisible();
    await expect.element(page.getByText(/^You are not allowed to access this page!/)).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: english('recovery.askAgain') }))
      .toHaveAttribute('href', '/restore-password');
  });

  test.each([
    [false, '/restore-password?email=sanne%40rondo.test'],
    [true, '/guest-account?email=sanne%40rondo.test'],
  ])('whose time is up leads to another for the same address (guest: %s)', async (isGuest, there) => {
    await openLink({ isGuest, reset_expiration_time: at('-PT1S') });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Token has expired!' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: english('recovery.askAgain') })).toHaveAttribute('href', there);
  });

  test('is checked while the page waits', async () => {
    await open('/reset-password/mailed', { answers: [neverAnswer(checkResetToken)] });
    await expect.element(page.getByRole('main')).toBeVisible();
    expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull();
  });

  test('that could not be checked is checked again', async () => {
    await open('/reset-password/mailed', { answers: [refuse(checkResetToken, 'unavailable')] });
    const retry = page.getByRole('button', { name: english('common.retry') });
    await expect.element(retry).toBeVisible();
    respondWith(link());
    await retry.tap();
    await expect.element(field(english('recovery.form.password'))).toBeVisible();
  });
});
