import { expect, type Page, request as requests } from '@playwright/test';
import { logOut, mailedPath } from './api.ts';
import { anAuthenticator } from './authenticator.ts';
import { googleToken } from './google-token.ts';
import { speak } from './speak.ts';
import { test } from './journey-test.ts';

// features: sign-in, accounts

const t = speak('en');
const password = 'Zonnebloem12';
const baseURL = `http://localhost:${process.env.E2E_PORT}`;

/** Makes a user who signed up with Google, and logs the page's browser in as them. */
async function somebody(page: Page): Promise<string> {
  const person = { email: `forgetful${Date.now()}${Math.floor(Math.random() * 1e6)}@gmail.test`, name: 'Forgetful' };
  const consents = { newsletterConsent: false, termsConsent: true, privacyConsent: true };
  const data = { idToken: await googleToken(person), ...consents };
  expect((await page.request.post('/api/mobile/google/signup', { data })).status()).toBe(200);
  return person.email;
}

test('a forgotten password: the mail and how long its link works, another password, and the other ways into the account', async ({
  page,
}) => {
  await anAuthenticator(page);
  await page.clock.install();
  const main = page.getByRole('main');
  const email = await somebody(page);
  const resetPage = () => mailedPath(page.request, email, 'reset-password');
  const fill = async (first: string, second: string) => {
    await page.getByLabel(t('recovery.form.password'), { exact: true }).fill(first);
    await page.getByLabel(t('accounts.confirmPassword'), { exact: true }).fill(second);
    await main.getByRole('button', { name: t('recovery.form.submit') }).click();
  };
  const ways = main.getByLabel(t('recovery.form.removeWaysIn', { ways: 'passkeys (1), Google' }));

  await test.step('a passkey besides Google', async () => {
    await page.goto('/settings#sign-in');
    await main.getByRole('button', { name: t('signIn.passkeys.add') }).click();
    await expect(page.getByText(t('signIn.passkeys.added'))).toBeVisible();
    // Logs out first, because the login sends logged-in users to the home page.
    await logOut(page);
  });

  await test.step('the mail, and how long its link works', async () => {
    await page.goto('/login');
    await main.getByRole('link', { name: t('accounts.login.forgot') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('recovery.restore.title') })).toBeVisible();
    await expect(main.getByRole('link', { name: t('accounts.signup.loginLink') })).toBeVisible();
    await expect(main.getByRole('link', { name: t('accounts.signup.guestLink') })).toBeVisible();
    const submit = main.getByRole('button', { name: t('recovery.restore.submit') });
    await submit.click();
    await expect(main.getByText(t('accounts.emailInvalid'))).toBeVisible();
    await page.getByLabel(t('accounts.email'), { exact: true }).fill(email);
    await submit.click();
    await expect(page.getByText('Email has been sent successfully')).toBeVisible();
    await expect(main.getByRole('heading', { name: t('recovery.checkTitle') })).toBeFocused();
    const timer = page.getByRole('timer', { name: t('recovery.timeLeft') });
    await expect(timer).toHaveText(/^(10:00|09:5\d)$/);
    await page.clock.fastForward('08:00');
    await expect(timer).toHaveText(/^01:[45]\d$/);
    await page.clock.fastForward('02:00');
    await expect(main.getByRole('heading', { name: t('recovery.overTitle') })).toBeVisible();
    await expect(main.getByRole('button', { name: t('recovery.again') })).toBeVisible();
  });

  await test.step('another password, while the passkey and Google stay: they are named', async () => {
    await page.goto(await resetPage());
    await expect(ways).toBeChecked();
    await expect(page.getByLabel(t('accounts.terms'))).toBeHidden();
    await ways.uncheck();
    await fill(password, 'Zonnebloem13');
    await expect(page.getByText('Passwords are not matching!')).toBeVisible();
    const failed = 'Something went wrong resetting the token please try again!';
    await page.route('**/api/users/changePassword', (route) => route.abort(), { times: 1 });
    await fill(password, password);
    await expect(page.getByRole('alert').filter({ hasText: 'Token has expired!' }).first()).toBeVisible();
    const refusal = { status: 'fail', code: 'reset_failed', message: failed };
    await page.route('**/api/users/changePassword', (route) => route.fulfill({ status: 400, json: refusal }), {
      times: 1,
    });
    await fill(password, password);
    await expect(page.getByRole('alert').filter({ hasText: failed }).first()).toBeVisible();
    await fill(password, password);
    await expect(page.getByText('Password has been changed successfully!')).toBeVisible();
    await expect(main.getByText(t('recovery.waysLeft', { ways: 'passkeys (1), Google' }))).toBeVisible();
  });

  await test.step('the link works once', async () => {
    await page.goto(await resetPage());
    await expect(page.getByText('You are not allowed to access this page!')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: t('recovery.gone') })).toBeVisible();
    await expect(main.getByRole('link', { name: t('recovery.askAgain') })).toHaveAttribute('href', '/restore-password');
  });

  await test.step('once more: all sessions end, and no other way opens the account', async () => {
    const other = await requests.newContext({ baseURL });
    const login = { email, password, newsletterConsent: false };
    expect((await other.post('/api/users/login', { data: login })).status()).toBe(200);
    const used = await resetPage();
    const asked = await page.request.patch('/api/users/ifEmailExists', {
      headers: { origin: baseURL },
      data: { email },
    });
    expect(asked.status()).toBe(200);
    await expect.poll(resetPage).not.toBe(used);
    await page.goto(await resetPage());
    await fill('Klaproos2026', 'Klaproos2026');
    await expect(page.getByRole('heading', { level: 1, name: t('recovery.done') })).toBeVisible();
    await page.clock.runFor(3000);
    await expect(page).toHaveURL(/\/login$/);
    expect((await other.get('/api/users/me')).status()).toBe(401);
    await other.dispose();
    await page.getByLabel(t('accounts.email'), { exact: true }).fill(email);
    await page.getByLabel(t('accounts.password'), { exact: true }).fill('Klaproos2026');
    await main.getByRole('button', { name: t('accounts.login.submit') }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/settings#sign-in');
    await expect(main.getByText(t('signIn.passkeys.none'))).toBeVisible();
    await expect(main.getByText(t('signIn.methods.googleNone'))).toBeVisible();
  });
});
