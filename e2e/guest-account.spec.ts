import { expect, type Page } from '@playwright/test';
import { createPaidGame, mailedPath } from './api.ts';
import { speak } from './speak.ts';
import { test } from './journey-test.ts';

// features: sign-in, accounts, joining, booking, guests

const password = 'Zonnebloem12';
const newAddress = (who: string) => `${who}${Date.now()}${Math.floor(Math.random() * 1e6)}@rondo.test`;

/** Far from the games of other journeys, because the list has one page. */
const free = {
  isPayingGame: false,
  sport: 'Basketball',
  location: { coordinates: [5.69, 50.85], address: 'Sporthal De Geusselt', city: 'Maastricht', country: 'Netherlands' },
};

function journey(page: Page, locale: string | undefined) {
  const t = speak(locale);
  const main = page.getByRole('main');
  return {
    t,
    main,
    fill: async (first: string, second: string) => {
      await page.getByLabel(t('recovery.form.password'), { exact: true }).fill(first);
      await page.getByLabel(t('accounts.confirmPassword'), { exact: true }).fill(second);
    },
    logIn: async (email: string) => {
      await expect(page).toHaveURL(/\/login$/);
      await page.getByLabel(t('accounts.email'), { exact: true }).fill(email);
      await page.getByLabel(t('accounts.password'), { exact: true }).fill(password);
      await main.getByRole('button', { name: t('accounts.login.submit') }).click();
      await expect(page).toHaveURL(/\/$/);
    },
  };
}

test('a guest makes their booking an account: it is in their profile', async ({ page, request }, info) => {
  const { t, main, fill, logIn } = journey(page, info.project.use.locale);
  const email = newAddress('guest');
  const name = `Guest ${Date.now()}`;
  const matchId = await createPaidGame(request, name, free);
  const body = { matchId, email, terms: true, privacy: true };
  expect((await page.request.post('/api/guest/joinFreeAsGuest', { data: body })).status()).toBe(200);

  await test.step('from the booking to the mail', async () => {
    await page.goto(await mailedPath(request, email, 'booking'));
    await main.getByRole('link', { name: t('booking.password') }).click();
    await expect(page).toHaveURL(/\/guest-account\?email=/);
    await expect(page.getByRole('heading', { level: 1, name: t('recovery.guest.title') })).toBeVisible();
    await expect(page.getByLabel(t('accounts.email'), { exact: true })).toHaveValue(email);
    await main.getByRole('button', { name: t('recovery.guest.submit') }).click();
    await expect(page.getByText(t('recovery.sent'))).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^(10:00|09:\d\d)$/);
  });

  await test.step('from the mail to a password', async () => {
    await page.goto(await mailedPath(request, email, 'reset-password'));
    await expect(page.getByRole('heading', { level: 1, name: t('recovery.form.guestTitle') })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^09:\d\d$/);
    const submit = main.getByRole('button', { name: t('recovery.form.guestSubmit') });
    await submit.click();
    await expect(main.getByText(t('accounts.passwordWeak'))).toBeVisible();
    await fill(password, 'Zonnebloem13');
    await submit.click();
    await expect(page.getByText(t('recovery.notMatching'))).toBeVisible();
    await expect(page.getByLabel(t('accounts.confirmPassword'), { exact: true })).toBeFocused();
    await main
      .getByRole('button', { name: t('accounts.showPassword') })
      .last()
      .click();
    await expect(page.getByLabel(t('accounts.confirmPassword'), { exact: true })).toHaveAttribute('type', 'text');
    await fill(password, password);
    await page.getByLabel(t('recovery.form.name')).fill('Noor');
    await submit.click();
    await expect(page.getByText(t('accounts.consent'))).toBeVisible();
    await expect(page.getByLabel(t('accounts.terms'))).toBeFocused();
    await page.getByLabel(t('accounts.terms')).check();
    await page.getByLabel(t('accounts.privacy')).check();
    await submit.click();
    await expect(page.getByRole('heading', { level: 1, name: t('recovery.done') })).toBeFocused();
  });

  await test.step('log in: the game is there', async () => {
    await logIn(email);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Noor');
    await expect(main.getByRole('link', { name })).toBeVisible();
  });
});
