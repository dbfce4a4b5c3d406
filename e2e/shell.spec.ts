import { expect, type Page } from '@playwright/test';
import { logIn } from './api.ts';
import { test } from './journey-test.ts';
import { kept, keepSomething } from './kept.ts';
import { speak } from './speak.ts';

const t = speak('en');

/** Opens the menu that ends with logging out: of the account, or on a phone's home page the hamburger's. */
async function openMenu(page: Page, isMobile: boolean): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: isMobile ? t('nav.openMenu') : new RegExp(`^${t('nav.account')}: `) }).click();
}

const logOutButton = (page: Page) =>
  page
    .getByRole('button', { name: t('nav.logout') })
    .locator('visible=true')
    .first();

test('logging out leaves nothing of one in the browser', async ({ page, isMobile, context }) => {
  await logIn(page, 'player@rondo.test');
  await openMenu(page, isMobile);
  await keepSomething(page);
  await logOutButton(page).click();
  await expect(page.getByText(t('nav.loggedOut'))).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => kept(page)).toEqual(['other.key', 'other.key']);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('sid');
});

test('who can not be logged out stays, and hears it for four seconds', async ({ page, isMobile }) => {
  await page.clock.install();
  await logIn(page, 'player@rondo.test');
  await openMenu(page, isMobile);
  await page.route('**/api/users/logout', (route) => route.fulfill({ status: 500, json: {} }));
  await logOutButton(page).click();
  await staysFor(page, t('nav.logoutFailed'), 4);
  await expect(page).toHaveURL(/\/$/);
});

/** A banner is there until so many seconds have passed. */
async function staysFor(page: Page, text: string, seconds: number): Promise<void> {
  const banner = page.getByText(text).locator('visible=true').first();
  await expect(banner).toBeVisible();
  await page.clock.runFor((seconds - 1) * 1000);
  await expect(banner).toBeVisible();
  await page.clock.runFor(1500);
  await expect(page.getByText(text).locator('visible=true')).toHaveCount(0);
}
