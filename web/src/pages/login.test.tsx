import { checkAuthToken, listNotifications, logIn, mobileGoogleLogIn } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, loseAnswer, networkIs, neverAnswer, refuse, respondWith } from '../../test/backend.ts';
import { expectBanner } from '../../test/banners.ts';
import { expectSaidAt, field, testRefusals, testRules } from '../../test/forms.ts';
import { inShell } from '../../test/native-shell.ts';
import { open, speak } from '../../test/open.tsx';
import { checkConnection } from '../platform/connection.ts';
import type { Translate } from '../platform/i18n.tsx';

const english = speak('en');

async function fill(t: Translate) {
  await field(t('accounts.email')).write('sanne@rondo.test');
  await field(t('accounts.password')).write('Zonnebloem12');
}

const submit = (t: Translate) => page.getByRole('button', { name: t('accounts.login.submit') });
const google = () => page.getByRole('main').getByRole('button', { name: english('signIn.google') });
const openIn = (language: Language) => open('/login', { language });

testRefusals({
  call: logIn,
  open: openIn,
  fill,
  button: submit,
  at: { wrong_credentials: (t) => field(t('accounts.password')) },
});

testRules(openIn, (t) => [
  [t('accounts.email'), 'nobody', t('accounts.emailInvalid')],
  [t('accounts.email'), '', t('accounts.emailInvalid')],
  [t('accounts.password'), '', t('accounts.passwordRequired')],
]);

test('an empty form is not sent, and the first field says why', async () => {
  await openIn('en');
  await submit(english).tap();
  await expectSaidAt(field(english('accounts.email')), english('accounts.emailInvalid'));
  expect(askedOf(logIn)).toEqual([]);
});

test('after a session that ended without logging out the next user finds nothing', async () => {
  const gameDetails = { gameName: 'Futsal' };
  const notice = {
    type: 'signedUp',
    translationTitle: 'notices.kinds.signedUp.title',
    translationMessage: 'notices.kinds.signedUp.message',
    gameDetails,
  } as const;
  await open('/notifications', { as: {}, answers: [answer(listNotifications, { data: [notice] })] });
  const seen = () => page.getByText(english('notices.kinds.signedUp.title', gameDetails));
  await expect.element(seen()).toBeVisible();
  const kept = async () => (await caches.match('/kept-pages'))?.text() ?? '';
  await expect.poll(kept, { timeout: 10_000 }).toContain('Futsal');
  // The session was ended on another device; this page notices once the connection is back.
  respondWith(refuse(checkAuthToken, 'not_logged_in'), answer(logIn), neverAnswer(listNotifications));
  networkIs(false);
  expect(await checkConnection()).toBe(false);
  networkIs(true);
  expect(await checkConnection()).toBe(true);
  await expect.element(submit(english)).toBeVisible();
  await fill(english);
  respondWith(answer(checkAuthToken, { user: { role: 'player', name: 'Bo' } }));
  await submit(english).tap();
  await expect.poll(() => location.pathname).toBe('/notifications');
  await expect.element(page.getByText(english('common.loading')).first()).toBeInTheDocument();
  await expect.element(seen()).not.toBeInTheDocument();
  await expect.poll(kept, { timeout: 10_000 }).toContain('"Bo"');
  expect(await kept()).not.toContain('Futsal');
});

test('logging in sends what was typed, confirms it, and returns to the page before', async () => {
  await open('/login?returnTo=/cookiePolicy', { answers: [answer(logIn)] });
  await fill(english);
  await page.getByLabelText(english('accounts.newsletter')).tap();
  respondWith(answer(checkAuthToken, { user: { role: 'guest' } }));
  await submit(english).tap();
  await expectBanner(english('accounts.login.done'));
  await expect.poll(() => location.pathname).toBe('/cookiePolicy');
  expect(askedOf(logIn)).toMatchObject([
    { body: { email: 'sanne@rondo.test', password: 'Zonnebloem12', newsletterConsent: true } },
  ]);
});

test('a login whose user can’t be loaded says so, and stays', async () => {
  await open('/login', { answers: [answer(logIn)] });
  await fill(english);
  await submit(english).tap();
  await expectBanner('Could not get user data!');
  expect(location.pathname).toBe('/login');
});

test('without a network one banner says so', async () => {
  await open('/login', { answers: [loseAnswer(logIn)] });
  await fill(english);
  await submit(english).tap();
  await expectBanner(english('common.offline'));
});

test.each(['google_cancelled', 'google_link_first', 'google_email_unverified'] as const)(
  'what Google led back with is said once: %s',
  async (code) => {
    await open(`/login?google_error=${code}`, { settings: { googleSignIn: true } });
    await expectBanner(english(`errors.${code}`));
    await expect.poll(() => location.search).toBe('');
  },
);

test('in a shell without Google the page doesn’t offer it, and has no footer', async () => {
  inShell('ios');
  await open('/login', { settings: { googleSignIn: true } });
  await expect.element(submit(english)).toBeVisible();
  await expect.element(google()).not.toBeInTheDocument();
  await expect.element(page.getByRole('contentinfo')).not.toBeInTheDocument();
});

test('an invalid token of the phone opens nothing', async () => {
  inShell('android', async () => 'not.a.token');
  await open('/login', { settings: { googleSignIn: true }, answers: [refuse(mobileGoogleLogIn, 'google_failed')] });
  await google().tap();
  await expect.element(page.getByRole('alert')).toHaveTextContent(english('errors.google_failed'));
  expect(askedOf(mobileGoogleLogIn)).toMatchObject([{ body: { idToken: 'not.a.token', newsletterConsent: false } }]);
});
