import { expect, type Locator, type Page } from '@playwright/test';
import { logIn } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: leaderboard

const t = speak('en');

const rowsOf = (page: Page): Locator =>
  page.getByRole('list', { name: t('leaderboard.players') }).getByRole('listitem');
const podiumOf = (page: Page): Locator =>
  page.getByRole('list', { name: t('leaderboard.podium') }).getByRole('listitem');
const pages = (page: Page): Locator => page.getByRole('navigation', { name: t('common.pages') });

test('a visitor looks at the best of a sport, page by page, and how scores are made', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: t('home.explore') }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: t('home.top.title'), exact: true }).click();
  await page.getByRole('link', { name: t('home.top.all') }).click();
  await expect(page).toHaveURL('/leaderboard');
  await expect(page).toHaveTitle(/Leaderboard/);
  await expect(page.getByRole('heading', { level: 1, name: t('leaderboard.title') })).toBeVisible();
  await expect(podiumOf(page)).toHaveCount(3);
  await expect(rowsOf(page)).toHaveCount(4);

  await pages(page)
    .getByRole('link', { name: t('common.page', { page: 2 }) })
    .click();
  await expect(page).toHaveURL('/leaderboard?page=2');
  await expect(rowsOf(page)).toHaveCount(7);
  await expect(rowsOf(page).first()).toContainText('8');
  await expect(podiumOf(page)).toHaveCount(0);

  await page.getByRole('main').getByRole('button', { name: 'Basketball', exact: true }).click();
  await expect(page).toHaveURL('/leaderboard?sport=Basketball');
  await expect(podiumOf(page)).toHaveCount(3);
  await page.goBack();
  await expect(rowsOf(page).first()).toContainText('8');

  await page.goto('/leaderboard?page=99999999');
  await expect(page).not.toHaveURL(/99999999/);
  await expect(rowsOf(page).first()).toBeVisible();
});

test('a player goes to their own row, and again', async ({ page }) => {
  await logIn(page, 'player@rondo.test');
  await page.goto('/leaderboard');
  const mine = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Noor van Dijk' });
  const myRank = page.getByRole('button', { name: t('leaderboard.myRank') });
  await myRank.click();
  await expect(page).toHaveURL(/#you$/);
  await expect(mine).toBeFocused();
  await expect(mine).toBeInViewport();
  await expect(mine.getByText(t('score.you'), { exact: true })).toBeVisible();

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await myRank.click();
  await expect(mine).toBeFocused();
  await expect(mine).toBeInViewport();
});

test('a player chooses their city, and is on its leaderboard', async ({ page }) => {
  await logIn(page, 'player@rondo.test');
  await page.goto('/settings#playing');
  const home = page.getByLabel(t('playing.city'));
  await expect(home).toHaveValue('Utrecht');
  await home.selectOption('Leiden');
  await expect(page.getByText(t('settings.saved'))).toBeVisible();

  await page.goto('/leaderboard');
  // Chosen again if the page didn't listen yet.
  await expect(async () => {
    await page.getByLabel(t('leaderboard.city')).selectOption('Leiden');
    await expect(page).toHaveURL('/leaderboard?city=Leiden', { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('leaderboard.titleOf', { name: 'Leiden' }));
  await page.getByRole('button', { name: t('leaderboard.myRank') }).click();
  const mine = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Noor van Dijk' });
  await expect(mine).toBeFocused();
});

test('a community’s page leads to its own ranks, and back', async ({ page }) => {
  await page.goto('/community/domvolley');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('nav.leaderboard') })
    .click();
  await expect(page).toHaveURL('/leaderboard?community=domvolley');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('leaderboard.titleOf', { name: 'Dom Volley Utrecht' }),
  );
  await expect(podiumOf(page).first()).toContainText('1');
  await page.getByRole('link', { name: t('leaderboard.toCommunity', { name: 'Dom Volley Utrecht' }) }).click();
  await expect(page).toHaveURL('/community/domvolley');
});
