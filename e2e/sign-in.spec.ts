import { expect, type Page } from '@playwright/test';
import { anAuthenticator } from './authenticator.ts';
import { logIn, logOut } from './api.ts';
import { speak } from './speak.ts';
import { test } from './journey-test.ts';

// features: google, passkeys, sign-in, accounts

const newAddress = (who: string) => `${who}${Date.now()}${Math.floor(Math.random() * 1e6)}@gmail.test`;

/** Gives an address and a name on the provider's page. */
async function chooseAccount(page: Page, email: string, name: string): Promise<void> {
  await expect(page).toHaveTitle('Choose an account');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('sign up with Google, link by link, and log in with it again', async ({ page }, info) => {
  const t = speak(info.project.use.locale);
  const main = page.getByRole('main');
  const google = main.getByRole('button', { name: t('signIn.google') });
  const email = newAddress('sanne');

  await test.step('a user without an account is sent to sign up', async () => {
    await page.goto('/login');
    await expect(google).toBeVisible();
    await google.click();
    await chooseAccount(page, email, 'Sanne');
    await expect(page).toHaveURL(/\/signup$/);
    await expect(page.getByText(t('signIn.userNotExists'))).toBeVisible();
  });

  await test.step('the consents move to the way that was started', async () => {
    const terms = page.getByLabel(t('accounts.terms'));
    const form = main.locator('form');
    await expect(form.getByLabel(t('accounts.terms'))).toBeVisible();
    await google.click();
    await expect(page.getByText(t('accounts.consent')).first()).toBeVisible();
    await expect(form.getByLabel(t('accounts.terms'))).toBeHidden();
    await expect(terms).toBeVisible();
    // Typing starts the sign-up by hand: the consent boxes appear there, and are gone from Google's button.
    await page.getByLabel(t('accounts.username'), { exact: true }).fill('Sanne');
    await expect(form.getByLabel(t('accounts.terms'))).toBeVisible();
    await expect(terms).toHaveCount(1);
    await google.click();
    await expect(form.getByLabel(t('accounts.terms'))).toBeHidden();
    await main.getByRole('button', { name: t('accounts.signup.submit') }).click();
    await expect(form.getByLabel(t('accounts.terms'))).toBeVisible();
    await page.getByLabel(t('accounts.email'), { exact: true }).fill(email);
    await page.getByLabel(t('accounts.password'), { exact: true }).fill('Zonnebloem12');
    await page.getByLabel(t('accounts.confirmPassword'), { exact: true }).fill('Zonnebloem12');
    await main.getByRole('button', { name: t('accounts.signup.submit') }).click();
    await expect(form.getByLabel(t('accounts.terms'))).toBeVisible();
    await expect(terms).toHaveCount(1);
    await google.click();
    await terms.check();
    await page.getByLabel(t('accounts.privacy')).check();
  });

  await test.step('sign up', async () => {
    await google.click();
    // A user who is still logged in at the provider chooses an account again.
    await chooseAccount(page, email, 'Sanne');
    await expect(page).toHaveURL(/\/allgames$/);
    await expect(page.getByText(t('accounts.login.done'))).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sanne');
  });

  await test.step('again: now there is an account', async () => {
    await logOut(page);
    await page.goto('/signup');
    await page.getByLabel(t('accounts.terms')).check();
    await page.getByLabel(t('accounts.privacy')).check();
    await google.click();
    await chooseAccount(page, email, 'Sanne');
    await expect(page.getByText(t('signIn.userExists'))).toBeVisible();
    await expect(page).toHaveURL(/\/signup$/);
  });

  await test.step('log in, and return to the page before', async () => {
    await page.goto('/login?returnTo=/profile');
    await google.click();
    await chooseAccount(page, email, 'Sanne');
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sanne');
  });

  await test.step('stopping at Google says so', async () => {
    await logOut(page);
    await page.goto('/login');
    await google.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(t('errors.google_cancelled'))).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('add a passkey, log in with it, rename and remove it', async ({ page }, info) => {
  const t = speak(info.project.use.locale);
  const main = page.getByRole('main');
  await anAuthenticator(page);
  await page.goto('/login');
  await logIn(page, 'player2@rondo.test');
  await page.goto('/settings#sign-in');

  await test.step('add one', async () => {
    await expect(main.getByText(t('signIn.passkeys.none'))).toBeVisible();
    await main.getByRole('button', { name: t('signIn.passkeys.add') }).click();
    await expect(page.getByText(t('signIn.passkeys.added'))).toBeVisible();
    await expect(main.getByText('Chrome, ', { exact: false }).first()).toBeVisible();
  });

  await test.step('give it a name', async () => {
    await main
      .getByRole('button', { name: t('signIn.passkeys.rename'), exact: false })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('signIn.passkeys.name')).fill('My phone');
    await dialog.getByRole('button', { name: t('signIn.passkeys.save') }).click();
    await expect(main.getByText('My phone')).toBeVisible();
  });

  await test.step('log in with it', async () => {
    await logOut(page);
    await page.goto(`/login?returnTo=${encodeURIComponent('/settings#sign-in')}`);
    // The browser offers the passkey by itself, so the login may be over before the press.
    const button = main.getByRole('button', { name: t('signIn.passkey') });
    await expect(async () => {
      if (page.url().includes('/login')) await button.click({ timeout: 1000 });
      await expect(page).toHaveURL(/\/settings#sign-in$/, { timeout: 3000 });
    }).toPass();
    await expect(page.getByText(t('accounts.login.done'))).toBeVisible();
  });

  await test.step('remove it', async () => {
    await main.getByRole('button', { name: t('signIn.passkeys.removeOf', { name: 'My phone' }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('signIn.passkeys.remove') })
      .click();
    await expect(page.getByText(t('signIn.passkeys.removed'))).toBeVisible();
    await expect(main.getByText(t('signIn.passkeys.none'))).toBeVisible();
  });
});
