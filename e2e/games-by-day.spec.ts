import { expect } from '@playwright/test';
import { createPaidGame, joinPaidGame, logIn } from './api.ts';
import { now } from './clock.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';
import { place } from './two-pages.ts';

// features: games, finding, joining

const t = speak('en');

test('a week of games is shown by day, and a joined game is in the player’s month', async ({ page, request }, info) => {
  const origin = new URL(String(info.project.use.baseURL)).origin;
  const name = `By day ${Date.now()}`;
  const day = new Date(now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const id = await createPaidGame(request, name, { ...place, price: 1, game_date: `${day}T09:00` });

  await page.goto(`/allgames?query=${encodeURIComponent(name)}`);
  await page
    .getByRole('navigation', { name: t('games.view.label') })
    .getByRole('link', { name: t('games.view.days') })
    .click();
  await expect(page.getByRole('heading', { name: t('games.days.emptyTitle') })).toBeVisible();
  await page.getByRole('link', { name: t('games.days.next') }).click();
  const mark = page.getByRole('navigation', { name: t('games.days.week') }).getByRole('link');
  await expect(mark).toHaveCount(1);
  await mark.click();
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();

  await logIn(page, 'player2@rondo.test');
  await joinPaidGame(page.request, id, origin);
  await page.goto(`/my-games?tab=month&month=${day.slice(0, 7)}`);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(row.getByText(t('tickets.months.plays'))).toBeVisible();
  await row.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('an address that leads to a day further on opens it, from the first visit on', async ({ page }) => {
  await page.goto('/allgames?view=days');
  const marks = page.getByRole('navigation', { name: t('games.days.week') }).getByRole('link');
  const address = new URL((await marks.last().getAttribute('href')) ?? '', page.url()).href;
  await expect(page.locator('main details[open]')).toHaveCount(0);
  await page.goto('/about');
  await page.goto(address);
  await expect(page.locator('main details[open]')).toHaveCount(1);
});
