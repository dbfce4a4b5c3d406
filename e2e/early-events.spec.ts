import { expect, type Page } from '@playwright/test';
import { waitAgain, withoutWaiting } from './ready.ts';
import { speak } from './speak.ts';
import { test } from './journey-test.ts';

// features: sign-in, games

const t = speak('en');

/** Opens a page whose scripts arrive only when the returned function is called, as on a slow line. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  await withoutWaiting(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return () => {
    resolve();
    return waitAgain(page);
  };
}

test('a button pressed before the script has loaded works once it has', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const arrive = await openWithoutScripts(page, '/allgames');
  await page.getByRole('button', { name: t('filters.open'), exact: true }).click();
  await arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/filters=open/);
});

test('words typed before the script has loaded are searched for once it has', async ({ page }) => {
  const arrive = await openWithoutScripts(page, '/allgames');
  await page.getByRole('searchbox').fill('utrecht');
  await arrive();
  await expect(page).toHaveURL(/query=utrecht/);
  await expect(page.getByRole('searchbox')).toHaveValue('utrecht');
});

test('a form sent before the script has loaded keeps its secrets out of the address, and is sent later', async ({
  page,
}) => {
  const arrive = await openWithoutScripts(page, '/login');
  await page.getByLabel(t('accounts.email')).fill('player2@rondo.test');
  const password = page.getByLabel(t('accounts.password'), { exact: true });
  await password.fill('Rondo2026!');
  await password.press('Enter');
  expect(page.url()).not.toContain('Rondo2026');
  await arrive();
  await expect(page.getByText(t('accounts.login.done'))).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
