import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { createPaidGame, joinPaidGame, mailedPath, topUp } from './api.ts';
import { money, speak } from './speak.ts';
import { kept, keepSomething } from './kept.ts';
import { test } from './journey-test.ts';

// features: privacy, accounts

const t = speak('en');
const password = 'Zonnebloem12';

test('download everything, then delete the account: the balance is given up, and the login no longer works', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const email = `leaver-${Date.now()}-${Math.round(Math.random() * 1e6)}@rondo.test`;
  const form = { name: 'Leaver', email, password, confirmPassword: password, termsConsent: true, privacyConsent: true };
  await page.request.post('/api/users/confirmation', { data: form });
  const path = await mailedPath(page.request, email);
  await page.request.get(path.replace('/confirm-signup/', '/api/users/confirmation/'));
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  await topUp(page.request, 10, origin);
  const game = `Leaving ${Date.now()}`;
  const gameId = await createPaidGame(request, game);
  await joinPaidGame(page.request, gameId, origin);

  await page.goto('/settings#data');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: t('settings.data.download') }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^rondo-\d{4}-\d\d-\d\d\.json$/);
  const { data } = JSON.parse(await readFile(await file.path(), 'utf8')) as { data: Record<string, object[]> };
  expect(data).toMatchObject({
    account: [{ email }],
    gamesJoined: [{ game, paid_cents: 450 }],
    wallet: [{ balance_cents: 550 }],
    orders: [{ status: 'paid', amount_cents: 1000 }],
  });

  await keepSomething(page);
  await page.getByRole('button', { name: t('settings.leaving.open') }).click();
  const sheet = page.getByRole('dialog', { name: t('settings.leaving.sheetTitle') });
  await expect(sheet.getByRole('link', { name: game })).toBeVisible();
  // 90 % of the game's price comes back, and is given up with the rest.
  await expect(sheet.getByText(money(4.05, 'en'))).toBeVisible();
  const giveUp = sheet.getByRole('checkbox', { name: money(9.55, 'en') });

  const confirm = sheet.getByRole('button', { name: t('settings.leaving.confirm') });
  await confirm.click();
  await expect(sheet.getByText(t('accounts.passwordRequired'))).toBeVisible();
  await sheet.getByLabel(t('settings.leaving.password'), { exact: true }).fill('Wrong1234');
  await giveUp.check();
  await topUp(page.request, 5, origin);
  await confirm.click();
  await expect(sheet.getByText(t('errors.wrong_password'))).toBeVisible();
  // The balance has grown, so the question is asked again.
  const giveUpAll = sheet.getByRole('checkbox', { name: money(14.55, 'en') });
  await expect(giveUpAll).not.toBeChecked();
  await giveUpAll.check();
  await sheet.getByLabel(t('settings.leaving.password'), { exact: true }).fill(password);
  await confirm.click();

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(t('settings.leaving.done'))).toBeVisible();
  await expect.poll(() => kept(page)).toEqual(['other.key', 'other.key']);
  expect((await page.request.get('/api/users/me')).status()).toBe(401);
  const login = await page.request.post('/api/users/login', { data: { email, password } });
  expect(login.status()).toBe(401);
});
