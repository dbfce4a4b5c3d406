import { checkAuthToken, confirmSignUp, confirmSignUpByPassword } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, refuse, respondWith } from '../../test/backend.ts';
import { expectBanner } from '../../test/banners.ts';
import { expectSaidAt, field, testRefusals } from '../../test/forms.ts';
import { open, speak } from '../../test/open.tsx';
import { keepSignUp } from '../platform/kept-sign-up.ts';
import type { Translate } from '../platform/i18n.tsx';

const t = speak('en');
const submit = (t: Translate) => page.getByRole('button', { name: t('accounts.confirm.submit') });
const guest = answer(checkAuthToken, { user: { role: 'guest' } });

describe('in the browser that signed up', () => {
  beforeEach(keepSignUp);

  test('one press confirms, and leads where the link says', async () => {
    await open('/confirm-signup/mailed?returnTo=/cookiePolicy', { answers: [answer(confirmSignUp)] });
    expect(askedOf(confirmSignUp)).toEqual([]);
    respondWith(guest);
    await submit(t).tap();
    await expectBanner(t('accounts.confirm.done'));
    await expect.poll(() => location.pathname).toBe('/cookiePolicy');
    expect(askedOf(confirmSignUp)).toMatchObject([{ params: { token: 'mailed' } }]);
  });

  test('a link that confirms nothing says so, and leads to the login', async () => {
    await open('/confirm-signup/nothing', { answers: [refuse(confirmSignUp, 'token_invalid')] });
    await submit(t).tap();
    await expectBanner('This link is no longer valid. Please sign up again.');
    await expect.poll(() => location.pathname).toBe('/login');
  });

  test('a link that was used already leads to the login', async () => {
    await open('/confirm-signup/mailed', { answers: [refuse(confirmSignUp, 'already_confirmed')] });
    await submit(t).tap();
    await expectBanner(t('accounts.confirm.alreadyLogIn'));
    await expect.poll(() => location.pathname).toBe('/login');
  });

  testRefusals({
    call: { ...confirmSignUp, errors: [] },
    open: (language) => open('/confirm-signup/mailed', { language }),
    fill: async () => {},
    button: submit,
  });
});

describe('in another browser', () => {
  const openElsewhere = (language: Language = 'en') =>
    open('/confirm-signup/mailed?returnTo=/cookiePolicy', {
      language,
      answers: [refuse(confirmSignUp, 'sign_up_password_needed')],
    });

  testRefusals({
    call: confirmSignUpByPassword,
    open: openElsewhere,
    fill: (t) => field(t('accounts.password')).write('Wrong2026!'),
    button: submit,
    at: { wrong_password: (t) => field(t('accounts.password')) },
    // These refusals lead to the login.
    except: ['token_invalid', 'already_confirmed', 'account_banned'],
  });

  test('the password is asked for before a press, and without it nothing is sent', async () => {
    await openElsewhere();
    await expect.element(page.getByText(t('accounts.confirm.notYou'))).toBeVisible();
    await submit(t).tap();
    await expectSaidAt(field(t('accounts.password')), t('accounts.passwordRequired'));
    expect(askedOf(confirmSignUpByPassword)).toEqual([]);
  });

  test('the right one confirms, and leads where the link says', async () => {
    await openElsewhere();
    await field(t('accounts.password')).write('Zonnebloem12');
    respondWith(answer(confirmSignUpByPassword), guest);
    await submit(t).tap();
    await expectBanner(t('accounts.confirm.done'));
    await expect.poll(() => location.pathname).toBe('/cookiePolicy');
    expect(askedOf(confirmSignUpByPassword)).toMatchObject([
      { params: { token: 'mailed' }, body: { password: 'Zonnebloem12' } },
    ]);
  });
});
