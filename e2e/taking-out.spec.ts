import { expect } from '@playwright/test';
import { chosenPassword, createPaidGame, joinPaidGame, logIn, logOut, signUp, topUp } from './api.ts';
import { test } from './journey-test.ts';
import { money, speak } from './speak.ts';

// features: games, joining, notifications, wallet, taking-out

test('an organiser takes a player out, who reads why, gets the money back and can’t join again @dutch', async ({
  page,
  request,
}, info) => {
  const { locale } = info.project.use;
  const say = speak(locale);
  const name = `Eruit ${Date.now()}`;
  const id = await createPaidGame(request, name);
  const email = await signUp(page, 'Bram');
  await page.goto('/');
  const { origin } = new URL(page.url());
  await topUp(page.request, 5, origin);
  await joinPaidGame(page.request, id, origin);

  // The organiser is an admin here.
  await logOut(page);
  await logIn(page, 'admin@rondo.test');
  await page.goto(`/match/${id}`);
  await page.getByRole('button', { name: say('takingOut.more', { name: 'Bram' }) }).click();
  await page.getByRole('button', { name: say('takingOut.act') }).click();
  const sheet = page.getByRole('dialog', { name: say('takingOut.title', { name: 'Bram' }) });
  await expect(sheet.getByText(money(4.5, locale))).toBeVisible();
  await sheet.getByRole('textbox', { name: say('takingOut.reason') }).fill('Drie keer te laat');
  await sheet.getByRole('button', { name: say('takingOut.act') }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('heading', { name: say('takingOut.list') })).toBeVisible();
  await expect(page.getByText('“Drie keer te laat”')).toBeVisible();

  await logOut(page);
  const data = { email, password: chosenPassword };
  expect((await page.request.post('/api/users/login', { data })).status()).toBe(200);
  await page.goto('/notifications');
  await expect(page.getByText(say('notices.kinds.takenOut.title', { gameName: name }))).toBeVisible();
  await page.goto(`/match/${id}`);
  await expect(page.getByText(say('match.takenOut.organiser'), { exact: true })).toBeVisible();
  await expect(page.getByText('Drie keer te laat')).toBeVisible();
  await expect(page.getByText(say('joining.state.takenOut')).filter({ visible: true })).toBeVisible();
  await page.goto('/wallet');
  await expect(page.getByText(money(5, locale)).first()).toBeVisible();
});
