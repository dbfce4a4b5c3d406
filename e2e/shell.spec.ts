import { expect, type Page } from '@playwright/test';
import { logIn } from './api.ts';
import { test } from './journey-test.ts';
import { kept, keepSomething } from './kept.ts';
import { speak } from './speak.ts';

// features: accounts, sign-in

const t = speak('en');

/** Opens the menu with *Log out* at its end: the account's menu, or *Me* on a phone. */
async function openMenu(page: Page, isMobile: boolean): Promise<void> {
  await page.goto('/');
  const name = isMobile ? new RegExp(`^${t('nav.tabs.me')}$`) : new RegExp(`^${t('nav.account')}: `);
  await page.getByRole('button', { name }).click();
  await expect(logOutButton(page)).toBeVisible();
}

const logOutButton = (page: Page) =>
  page
    .getByRole('button', { name: t('nav.logout') })
    .locator('visible=true')
    .first();

test('logging out leaves nothing of the user in the browser', async ({ page, isMobile, context }) => {
  await logIn(page, 'player@rondo.test');
  await openMenu(page, isMobile);
  await keepSomething(page);
  await logOutButton(page).click();
  await expect(page.getByText(t('nav.loggedOut'))).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => kept(page)).toEqual(['other.key', 'other.key']);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('sid');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the button back leads to the previous page, or home if there is none', async ({ page }) => {
    await page.goto('/allgames?sports=Futsal');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: t('nav.footer.aboutUs') }).click();
    await expect(page).toHaveURL(/\/about$/);
    const back = page.getByRole('banner').getByRole('button', { name: t('nav.back') });
    await back.click();
    await expect(page).toHaveURL(/\/allgames\?sports=Futsal$/);
    await page.goto('/about');
    await back.click();
    await expect(page).toHaveURL(/\/$/);
    await expect(back).toHaveCount(0);
  });

  test('the header says which page this is', async ({ page }) => {
    // web/src/app/routes.test.ts tests the title of every page.
    const title = (words: string) => page.getByRole('banner').getByText(words, { exact: true }).locator('visible=true');
    await page.goto('/reset-password/nothing');
    await expect(title('New password')).toHaveCount(1);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(title('Password')).toHaveCount(1);
    await page.goto('/match/00000000-0000-4000-8000-000000000000');
    await expect(title('Game info')).toHaveCount(1);
  });
});
