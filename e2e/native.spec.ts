import { expect, type Page } from '@playwright/test';
import { googleToken } from './google-token.ts';
import { logOut } from './api.ts';
import { payAtProvider } from './at-provider.ts';
import { speak } from './speak.ts';
import { test } from './journey-test.ts';

// features: accounts, payments, google

const t = speak('en');

const googleButton = (page: Page) => page.getByRole('main').getByRole('button', { name: t('signIn.google') });

test.describe('in the Android shell', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/146.0 Mobile RondoApp/1.0',
  });

  test('the phone gives the Google account: sign up, top up and come back, log in again; there is no footer', async ({
    page,
  }) => {
    const name = 'Ylva';
    const email = `ylva${Date.now()}${Math.floor(Math.random() * 1e6)}@gmail.test`;
    let token = async () => 'not.a.token';
    await page.exposeFunction('askPhone', () => token());
    await page.addInitScript('window.RondoBridge = { signInWithGoogle: () => window.askPhone() }');

    await test.step('an invalid token opens nothing', async () => {
      await page.goto('/login');
      const asked = page.waitForRequest((request) => request.url().endsWith('/api/mobile/google/login'));
      await googleButton(page).click();
      expect((await asked).postDataJSON()).toEqual({ idToken: 'not.a.token', newsletterConsent: false });
      await expect(page.getByText(t('errors.google_failed'))).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    });

    await test.step('a user without an account is led to sign up, with the consents', async () => {
      token = () => googleToken({ email, name });
      await googleButton(page).click();
      await expect(page).toHaveURL(/\/signup$/);
      await expect(page.getByText(t('signIn.userNotExists'))).toBeVisible();
      await googleButton(page).click();
      await expect(page.getByText(t('accounts.consent')).first()).toBeVisible();
      await page.getByLabel(t('accounts.terms')).check();
      await page.getByLabel(t('accounts.privacy')).check();
      await googleButton(page).click();
      await expect(page).toHaveURL(/\/allgames/);
      await expect(page.getByText(t('accounts.login.done'))).toBeVisible();
    });

    await test.step('a payment comes back to the shell by itself', async () => {
      await page.goto('/wallet');
      await page.getByRole('button', { name: t('wallet.topUp.bundle', { amount: '€ 5.00' }) }).click();
      await page.getByRole('button', { name: t('wallet.topUp.proceed') }).click();
      const started = page.waitForRequest((request) => request.url().endsWith('/api/payments/topUp'));
      await page.getByRole('dialog').getByRole('button', { name: /5\.36/ }).click();
      expect((await started).postDataJSON()).toMatchObject({ isAndroidApp: true });
      const back = page.waitForRequest(/\/payments\/redirect\?orderId=[^&]+&app=android$/);
      await payAtProvider(page, '5.36');
      await back;
      await expect(page).toHaveURL(/\/payments\/redirect\?orderId=[^&]+$/);
      await expect(page.getByText(t('paymentResult.paid'))).toBeVisible();
    });

    await test.step('log in again', async () => {
      await logOut(page);
      await page.goto('/login');
      await googleButton(page).click();
      // A change of page closes the sheet, so the page has to be there first.
      await expect(page.getByRole('heading', { level: 1, name: t('games.title') })).toBeVisible();
      await page.getByRole('button', { name: t('nav.tabs.me'), exact: true }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
    });

    await test.step('Google can be unlinked here, not linked', async () => {
      await page.goto('/settings#sign-in');
      const signIn = page.locator('#sign-in');
      await signIn.getByRole('button', { name: t('signIn.methods.unlink') }).click();
      await expect(signIn.getByText(t('signIn.methods.googleNone'))).toBeVisible();
      await expect(signIn.getByRole('button', { name: t('signIn.methods.link'), exact: true })).toHaveCount(0);
    });
  });
});

test.describe('in a shell without Google', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) RondoApp/1.0' });

  test('the pages don’t offer Google, and have no footer', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: t('accounts.login.submit') })).toBeVisible();
    await expect(googleButton(page)).toHaveCount(0);
  });
});

test('a payment from the Android shell that returns in a browser continues in the app, or in the browser', async ({
  page,
}) => {
  const path = '/payments/redirect?orderId=nothing&app=android';
  await page.goto(path);
  await page.getByRole('link', { name: t('spotPayment.stay') }).click();
  await expect(page).toHaveURL(/\/login\?returnTo=/);

  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: t('spotPayment.appTitle') })).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  const led: string[] = [];
  browser.on('Page.frameRequestedNavigation', ({ url }) => led.push(url));
  // Comes last, because the browser then asks for permission in a window of its own.
  await page.getByRole('button', { name: t('spotPayment.openApp') }).click();
  await expect.poll(() => led).toEqual(['rondo://payments/redirect?orderId=nothing']);
});
