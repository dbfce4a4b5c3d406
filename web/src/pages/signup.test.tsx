import { signUp } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, refuse, respondWith } from '../../test/backend.ts';
import { expectBanner } from '../../test/banners.ts';
import { expectSaidAt, expectSaidAtButton, field, termsLabel, testRefusals, testRules } from '../../test/forms.ts';
import { open, speak } from '../../test/open.tsx';
import type { Translate } from '../platform/i18n.tsx';

const english = speak('en');
const password = 'Zonnebloem12';

async function fillPasswords(t: Translate) {
  await field(t('accounts.password')).write(password);
  await field(t('accounts.confirmPassword')).write(password);
}

async function fill(t: Translate) {
  await field(t('accounts.username')).write('Sanne');
  await field(t('accounts.email')).write('sanne@rondo.test');
  await fillPasswords(t);
  await field(termsLabel(t)).tap();
  await field(t('accounts.privacy')).tap();
}

const submit = (t: Translate) => page.getByRole('button', { name: t('accounts.signup.submit') });
const openIn = (language: Language) => open('/signup', { language });

testRefusals({
  call: signUp,
  open: openIn,
  fill,
  button: submit,
  at: {
    name_reserved: (t) => field(t('accounts.username')),
    email_invalid: (t) => field(t('accounts.email')),
    mails_limited: (t) => field(t('accounts.email')),
    password_weak: (t) => field(t('accounts.password')),
    password_common: (t) => field(t('accounts.password')),
    passwords_differ: (t) => field(t('accounts.confirmPassword')),
  },
  // This refusal has other words, at the boxes.
  except: ['consent_required'],
});

testRules(openIn, (t) => [
  [t('accounts.username'), '', t('accounts.usernameRequired')],
  [t('accounts.username'), 'Rondo support', t('accounts.usernameReserved')],
  [t('accounts.username'), 'Sanne!', t('accounts.usernameInvalid')],
  [t('accounts.email'), 'nobody', t('accounts.emailInvalid')],
  [t('accounts.password'), 'zonnebloem', t('accounts.passwordWeak')],
  [t('accounts.password'), 'Password1', t('errors.password_common')],
  [t('accounts.confirmPassword'), 'Zonnebloem1', t('accounts.passwordsDiffer')],
]);

describe('an error that the form itself finds', () => {
  test('is said at the fields, and nothing is sent', async () => {
    await openIn('en');
    await submit(english).tap();
    await expectSaidAt(field(english('accounts.username')), english('accounts.usernameRequired'));
    await expect
      .element(field(english('accounts.password')))
      .toHaveAccessibleDescription(english('accounts.passwordWeak'));
    await expect.element(page.getByText(english('accounts.consent'))).toBeVisible();
    expect(askedOf(signUp)).toEqual([]);
  });

  test('about the boxes is shown once, at the first that isn’t ticked', async () => {
    await openIn('en');
    await field(english('accounts.username')).write('Sanne');
    await field(english('accounts.email')).write('sanne@rondo.test');
    await fillPasswords(english);
    await submit(english).tap();
    await expectSaidAt(field(termsLabel(english)), english('accounts.consent'));
    await expect.element(page.getByText(english('accounts.consent'))).toBeVisible();
    await field(termsLabel(english)).tap();
    await expect.element(field(english('accounts.privacy'))).toHaveAccessibleDescription(english('accounts.consent'));
    await field(english('accounts.privacy')).tap();
    await expect.element(page.getByText(english('accounts.consent'))).not.toBeInTheDocument();
  });

  test('and so is an error that the server finds', async () => {
    await openIn('en');
    await fill(english);
    respondWith(refuse(signUp, 'consent_required'));
    await submit(english).tap();
    await expectSaidAt(field(termsLabel(english)), english('accounts.consent'));
  });
});

test('an error is in view, and disappears when its field changes', async () => {
  await openIn('en');
  await fill(english);
  respondWith(refuse(signUp, 'name_reserved'));
  await submit(english).tap();
  const name = field(english('accounts.username'));
  await expectSaidAt(name, english('errors.name_reserved'));
  await expect.element(name).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByText(english('errors.name_reserved'))).toBeInViewport({ ratio: 1 });
  await name.write('Sanne S');
  await expect.element(name).not.toHaveAttribute('aria-invalid');
});

test('the terms and the policy open in another tab', async () => {
  await openIn('en');
  for (const [name, path] of [
    [english('nav.footer.terms'), '/termsAndConditions'],
    [english('nav.footer.privacy'), '/privacyPolicy'],
  ] as const) {
    const link = page.getByRole('link', { name: `${english('accounts.read')} ${name} ${english('accounts.newTab')}` });
    await expect.element(link).toHaveAttribute('href', path);
    await expect.element(link).toHaveAttribute('target', '_blank');
  }
});

describe('check your inbox', () => {
  async function send() {
    await open('/signup?returnTo=/cookiePolicy', { answers: [answer(signUp)] });
    await fill(english);
    await field(english('accounts.newsletter')).tap();
    await submit(english).tap();
  }
  const heading = () => page.getByRole('heading', { level: 1, name: english('accounts.signup.checkTitle') });

  test('names the address that was sent', async () => {
    await send();
    await expect.element(heading()).toHaveFocus();
    await expect.element(heading()).toBeInViewport({ ratio: 1 });
    await expect.element(page.getByText('sanne@rondo.test')).toBeInViewport({ ratio: 1 });
    expect(askedOf(signUp).map(({ body }) => body)).toEqual([
      {
        name: 'Sanne',
        email: 'sanne@rondo.test',
        password,
        confirmPassword: password,
        termsConsent: true,
        privacyConsent: true,
        newsletterConsent: true,
        language: 'en',
        returnTo: '/cookiePolicy',
      },
    ]);
  });

  test('sends it again; too often, it says how long to wait instead', async () => {
    await send();
    const again = page.getByRole('button', { name: english('accounts.signup.sendAgain') });
    const sentAgain = page.getByText(english('accounts.signup.sentAgain'));
    await again.tap();
    await expect.element(sentAgain).toBeVisible();
    respondWith(refuse(signUp, 'mails_limited', { params: { minutes: 9 } }));
    await again.tap();
    await expect.element(page.getByRole('alert')).toMatchTextContent('9 min');
    await expect.element(sentAgain).not.toBeInTheDocument();
  });

  test('a wrong address is corrected: everything but the passwords is still there', async () => {
    await send();
    await page.getByRole('button', { name: english('accounts.signup.mend') }).tap();
    await expect.element(field(english('accounts.email'))).toHaveFocus();
    await expect.element(field(english('accounts.email'))).toHaveValue('sanne@rondo.test');
    await expect.element(field(english('accounts.username'))).toHaveValue('Sanne');
    await expect.element(field(english('accounts.password'))).toHaveValue('');
    await expect.element(field(termsLabel(english))).toBeChecked();
    await field(english('accounts.email')).write('sanne.s@rondo.test');
    await fillPasswords(english);
    await submit(english).tap();
    await expect.element(page.getByText('sanne.s@rondo.test')).toBeVisible();
  });
});

describe('with Google', () => {
  const google = () => page.getByRole('main').getByRole('button', { name: english('signIn.google') });
  const form = () => page.elementLocator(document.querySelector('main form') ?? document.body);
  const terms = (within: { getByLabelText: typeof page.getByLabelText } = page) =>
    within.getByLabelText(termsLabel(english));
  const openGoogle = () => open('/signup', { settings: { googleSignIn: true } });

  test('the boxes stand with the way that was begun last', async () => {
    await openGoogle();
    await expect.element(terms(form())).toBeVisible();
    await google().tap();
    await expectBanner(english('errors.consent_required'));
    await expectSaidAt(terms(), english('accounts.consent'));
    await expect.element(terms(form())).not.toBeInTheDocument();
    // Typing starts the sign-up by hand: the boxes are there again, without the error of Google's press.
    await field(english('accounts.username')).write('Sanne');
    await expect.element(terms(form())).toBeVisible();
    await google().tap();
    await expect.element(terms(form())).not.toBeInTheDocument();
    await submit(english).tap();
    await expect.element(terms(form())).toBeVisible();
    await expect.element(terms()).toBeVisible();
  });

  test('a user who already has an account is told so', async () => {
    await open('/signup?user_exists=true', { settings: { googleSignIn: true } });
    await expectBanner(english('signIn.userExists'));
    await expect.poll(() => location.search).toBe('');
  });

  test('a user without an account is told so at the sign-up', async () => {
    await open('/signup?user_not_exists=true', { settings: { googleSignIn: true } });
    await expectBanner(english('signIn.userNotExists'));
  });
});

test('a refusal that concerns no field is shown at the button, and no banner repeats it', async () => {
  await openIn('en');
  await fill(english);
  respondWith(refuse(signUp, 'too_many_requests', { params: { minutes: 7 } }));
  await submit(english).tap();
  await expectSaidAtButton('7 min');
  await expect.element(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
});
