import { expect, type Page } from '@playwright/test';
import { logIn } from './api.ts';
import { test } from './journey-test.ts';
import { kept, keepSomething } from './kept.ts';
import { speak } from './speak.ts';
import { ready, waitAgain, withoutWaiting } from './ready.ts';

const t = speak('en');

/** Opens the menu that ends with logging out: the account's, or on a phone *Me*. */
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
  await saysFor(page, () => logOutButton(page).click(), t('nav.logoutFailed'), 4);
  await expect(page).toHaveURL(/\/$/);
});

/** What is done shows a banner until so many seconds have passed, which are counted, not waited for: the page's clock stands meanwhile. */
async function saysFor(page: Page, act: () => Promise<void>, text: string, seconds: number): Promise<void> {
  const banners = page.getByRole('region', { name: t('common.notifications') }).getByText(text);
  const banner = banners.first();
  // The app says nothing while its clock stands.
  await withoutWaiting(page);
  // A clock stops at a time that has not come yet, however long it takes to tell it.
  await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 60_000'));
  await act();
  await expect(banner).toBeVisible();
  await page.clock.runFor(seconds * 1000 - 1);
  await expect(banner).toBeVisible();
  await page.clock.runFor(1);
  await expect(banners).toHaveCount(0);
  await page.clock.resume();
  await waitAgain(page);
}

const scrollTo = (page: Page, y: number) => page.evaluate(`window.scrollTo({ top: ${y}, behavior: 'instant' })`);

test('the header goes on scrolling down more than 5 pixels, and is back on the way up and near the top', async ({
  page,
}) => {
  await page.goto('/termsAndConditions');
  await ready(page);
  const header = page.getByRole('banner');
  const hidden = async (is: boolean) =>
    is
      ? expect(header).toHaveAttribute('data-hidden', 'true')
      : expect(header).not.toHaveAttribute('data-hidden', 'true');
  await scrollTo(page, 400);
  await hidden(true);
  await scrollTo(page, 397);
  await hidden(true);
  await scrollTo(page, 380);
  await hidden(false);
  await scrollTo(page, 384);
  await hidden(false);
  await scrollTo(page, 400);
  await hidden(true);
  await scrollTo(page, 52);
  await hidden(false);
  await scrollTo(page, 300);
  await hidden(true);
  await scrollTo(page, 20);
  await hidden(false);
  // Down, but within 50 pixels of the top.
  await scrollTo(page, 48);
  await hidden(false);
});

test('the terms and the policy can be read while signing up; nothing typed is lost', async ({ page, context }) => {
  await page.goto('/signup');
  const main = page.getByRole('main');
  await main.getByLabel(t('accounts.username')).fill('Sanne');
  for (const [name, path] of [
    [t('nav.footer.terms'), '/termsAndConditions'],
    [t('nav.footer.privacy'), '/privacyPolicy'],
  ] as const) {
    const opened = context.waitForEvent('page');
    await main.getByRole('link', { name: `${name} ${t('accounts.newTab')}` }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(new RegExp(`${path}$`));
    await tab.close();
  }
  await expect(main.getByLabel(t('accounts.username'))).toHaveValue('Sanne');
  await main
    .getByRole('button', { name: /Google/ })
    .first()
    .click();
  await expect(main.getByRole('link', { name: t('accounts.newTab') })).toHaveCount(2);
});

test('what the server can not do is said, for as long as it should be', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const email = footer.getByLabel(t('nav.footer.newsletter'));
  const send = footer.getByRole('button', { name: t('nav.footer.subscribe') });
  await page.route('**/api/leads/subscribe', (route) =>
    route.fulfill({ status: 500, json: { status: 'error', code: 'internal', message: 'Something went wrong' } }),
  );
  await email.fill('reader@rondo.test');
  await send.click();
  await expect(page.getByText('Something went wrong, please try again later.').first()).toBeVisible();

  await page.unroute('**/api/leads/subscribe');
  await page.route('**/api/leads/subscribe', (route) => route.abort());
  await page.clock.install();
  await saysFor(page, () => send.click(), 'The backend is not available at the moment!', 5);
});

test('a login whose user can not be got says so', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/api/users/checkAuthToken', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByLabel(t('accounts.email')).fill('player@rondo.test');
  await page.getByLabel(t('accounts.password'), { exact: true }).fill('Rondo2026!');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('accounts.login.submit') })
    .click();
  await expect(page.getByText('Could not get user data!').first()).toBeVisible();
});

test('who can not sign up, or get a mail, reads why where it is mended, and nowhere else', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/signup');
  const name = main.getByLabel(t('accounts.username'), { exact: true });
  await name.fill('Sanne');
  await main.getByLabel(t('accounts.email'), { exact: true }).fill('sanne@rondo.test');
  await main.getByLabel(t('accounts.password'), { exact: true }).fill('Password1');
  await main.getByLabel(t('accounts.confirmPassword'), { exact: true }).fill('Password1');
  await main.getByLabel(t('accounts.terms')).check();
  await main.getByLabel(t('accounts.privacy')).check();
  await main.getByRole('button', { name: t('accounts.signup.submit') }).click();
  await expect(main.getByText(t('errors.password_common'))).toBeVisible();
  await expect(main.getByLabel(t('accounts.password'), { exact: true })).toBeFocused();
  await expect(name).toHaveValue('Sanne');

  await page.goto('/restore-password');
  await page.route('**/api/users/ifEmailExists', (route) =>
    route.fulfill({
      status: 429,
      json: { status: 'fail', code: 'too_many_requests', message: '', params: { minutes: 12 } },
    }),
  );
  await main.getByLabel(t('accounts.email'), { exact: true }).fill('sanne@rondo.test');
  await main.getByRole('button', { name: t('recovery.restore.submit') }).click();
  await expect(main.getByRole('alert')).toHaveText('Too many attempts. Please try again in 12 min.');
  await expect(main.getByRole('alert')).toBeFocused();
});

test('a link that confirms nothing says so and leads to the login', async ({ page }) => {
  await page.goto('/confirm-signup/nothing');
  await page.getByRole('main').getByRole('button').first().click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid. Please sign up again.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the button back leads to where one was, and home for who came straight here', async ({ page }) => {
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
    // web/src/app/routes.test.ts has the title of every page.
    const title = (words: string) => page.getByRole('banner').getByText(words, { exact: true }).locator('visible=true');
    await page.goto('/reset-password/nothing');
    await expect(title('New password')).toHaveCount(1);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(title('Password')).toHaveCount(1);
    await page.goto('/match/00000000-0000-4000-8000-000000000000');
    await expect(title('Game info')).toHaveCount(1);
  });
});
