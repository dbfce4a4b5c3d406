import { expect } from '@playwright/test';
import { chosenPassword, logIn, mailedPath, signUp } from './api.ts';
import { speak } from './speak.ts';
import { test } from './journey-test.ts';

// features: accounts, sign-in, games

const t = speak('en');
const newPassword = 'Korenbloem34';

test('another password ends the other session; another address waits for its link', async ({ page, browser }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const email = await signUp(page, 'Bram');
  const other = await browser.newContext();
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const login = (password: string) =>
    other.request.post('/api/users/login', { headers: { origin }, data: { email, password } });
  expect((await login(chosenPassword)).status()).toBe(200);

  await page.goto('/settings#password');
  await page.getByRole('link', { name: t('settings.password.link') }).click();
  await page.getByLabel(t('editProfile.current'), { exact: true }).fill('Wrong1234');
  await page.getByLabel(t('editProfile.next'), { exact: true }).fill(newPassword);
  await page.getByLabel(t('accounts.confirmPassword'), { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: t('editProfile.changePassword') }).click();
  await expect(page.getByLabel(t('editProfile.current'), { exact: true })).toBeFocused();
  await expect(page.getByText(t('errors.wrong_password'))).toBeVisible();
  await page.getByLabel(t('editProfile.current'), { exact: true }).fill(chosenPassword);
  await page.getByRole('button', { name: t('editProfile.changePassword') }).click();
  await expect(page.getByText(t('editProfile.passwordDone'))).toBeVisible();
  expect((await other.request.get('/api/users/me')).status()).toBe(401);
  expect((await login(chosenPassword)).status()).toBe(401);
  expect((await login(newPassword)).status()).toBe(200);

  await page.getByRole('link', { name: t('editProfile.profile'), exact: true }).click();
  const wanted = `new-${email}`;
  await page.getByLabel(t('accounts.email')).fill(wanted);
  await page.getByRole('button', { name: t('editProfile.save') }).click();
  await expect(page.getByText(t('editProfile.pending', { email: wanted }))).toBeVisible();
  await page.goto(await mailedPath(page.request, wanted, 'confirm-address'));
  await page.getByRole('button', { name: t('editProfile.confirm.submit') }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(wanted, { exact: true })).toBeVisible();
  await other.close();
});

test('the user’s communities are in the profile, and games to rate are marked', async ({ page }) => {
  await logIn(page, 'player@rondo.test');
  await page.goto('/profile?tab=ratable');
  await expect(page.getByRole('listitem').getByRole('link', { name: /./ }).first()).toBeVisible();
  await expect(page.getByText('Rate it').first()).toBeVisible();
  await page.goto('/profile?tab=communities');
  await expect(page.getByRole('link', { name: 'Dom Volley Utrecht' })).toBeVisible();
});
