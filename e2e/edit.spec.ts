import { expect } from '@playwright/test';
import { createPaidGame, joinPaidGame, logIn } from './api.ts';
import { formOf } from './game-form.ts';
import { speak } from './speak.ts';
import { test } from './journey-test.ts';

// features: games, making

const t = speak('en');

test('before a game changes, the form says what that means for joined players', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const id = await createPaidGame(request, `Moved ${Date.now()}`, { price: 0.5 });
  const player = await browser.newPage({ baseURL });
  await logIn(player, 'player2@rondo.test');
  await joinPaidGame(player.request, id, baseURL);
  await player.close();

  await logIn(page, 'admin@rondo.test');
  const { main, fill, press } = formOf(page);
  await page.goto(`/admin/match/${id}`);
  await expect(main.getByText(t('organise.effects.joined', { count: 1 }))).toBeVisible();
  await fill(t('create.duration'), '2.5');
  await fill(t('create.price'), '5');
  await press(t('organise.edit.submit'));
  const question = page.getByRole('dialog', { name: t('organise.question.title') });
  await expect(question.getByText(t('organise.question.told', { count: 1 }))).toBeVisible();
  await expect(question.getByText(t('organise.effects.window', { hours: 24 }))).toBeVisible();
  await expect(question.getByText(t('organise.question.pricePaid'))).toBeVisible();
  await question.getByRole('button', { name: t('organise.question.confirm') }).click();
  await expect(page.getByText(t('organise.edit.done'))).toBeVisible();
});

test('nobody edits a game that doesn’t exist or isn’t theirs', async ({ page, request }) => {
  const id = await createPaidGame(request, `Not yours ${Date.now()}`);
  await logIn(page, 'organiser@rondo.test');
  await page.goto('/admin/match/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Could not find this match!').first()).toBeVisible();
  await page.goto(`/admin/match/${id}`);
  await expect(page.getByText(t('organise.notYours'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/match/${id}`));
});
