import { expect, type Page } from '@playwright/test';
import { chosenPassword, decideRequest, signUp } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: communities

const t = speak('en');
const name = 'Havenvolley';

test('communities near the reader', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 51.9225, longitude: 4.4792 });
  await page.goto('/communities');
  await page.getByRole('button', { name: t('filters.nearMe') }).click();
  await expect(page).toHaveURL(/latitude=51\.92\d&longitude=4\.47/);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByLabel(t('filters.radius')).selectOption('10');
  await expect(page.getByText(t('communities.found', { count: 2 }))).toBeVisible();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page).toHaveURL('/communities');
});

test(
  'a visitor logs in and asks to join; once a member they see games, news and members, get notifications, and leave',
  { tag: '@dutch' },
  async ({ page, context }, info) => {
    const t = speak(info.project.use.locale);
    const email = await signUp(page, 'Vraagt');
    await context.clearCookies();
    await page.goto('/community/havenvolley');
    const join = page.getByRole('main').getByRole('link', { name: t('communities.join.ask') });
    await join.first().click();
    await page.getByLabel(t('accounts.email')).fill(email);
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(chosenPassword);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('accounts.login.submit') })
      .click();

    // Logging in returns to the same step.
    const sheet = page.getByRole('dialog', { name: t('communities.join.title', { name }) });
    await sheet.getByLabel(t('communities.join.message')).fill('I play twice a week.');
    await expect(sheet.getByText(t('communities.join.messageHint', { count: 20, max: 500 }))).toBeVisible();
    await sheet.getByRole('button', { name: t('communities.join.send') }).click();
    await expect(page.getByText(t('communities.join.submitted'))).toBeVisible();
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: t('communities.pending.takeBack') }).click();
    await expect(page.getByText(t('communities.pending.takenBack'))).toBeVisible();
    await ask(page, t('communities.join.ask'), t);

    await decideRequest(page, 'havenvolley', 'deny', 'Come to a training first.');
    await page.reload();
    await expect(page.getByText('Come to a training first.')).toBeVisible();
    await ask(page, t('communities.join.again'), t);
    await decideRequest(page, 'havenvolley', 'approve');
    await page.reload();
    await expect(page.getByText(t('communities.member.chip'), { exact: true })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="/match/"]').first()).toBeVisible();

    const hears = page.getByRole('switch', { name: t('communities.notifications.label') });
    // The switch shows the choice at once, but the server has to answer before it is saved.
    await Promise.all([page.waitForResponse('**/api/community-notifications/toggle/**'), hears.click()]);
    await expect(hears).toBeChecked();
    await page.reload();
    await expect(hears).toBeChecked();
    await page.getByRole('link', { name: t('communities.page.news') }).click();
    await expect(page).toHaveURL('/community/havenvolley?tab=news');
    await expect(
      page
        .getByRole('heading', { level: 3 })
        .first()
        .or(page.getByText(t('communities.news.soon'))),
    ).toBeVisible();
    await page.getByRole('link', { name: t('communities.page.members') }).click();
    await page.getByRole('searchbox').fill('vraagt');
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: t('communities.members.you') }),
    ).toBeVisible();
    await page.getByRole('searchbox').fill('nobody at all');
    await expect(page.getByRole('heading', { name: t('communities.members.notFound') })).toBeVisible();

    await page.getByRole('button', { name: t('communities.member.leave') }).click();
    const leaving = page.getByRole('dialog');
    await expect(leaving).toContainText(t('communities.member.leaveBody'));
    await leaving.getByRole('button', { name: t('communities.member.leave') }).click();
    await expect(page.getByText(t('communities.member.left', { name }))).toBeVisible();
    await expect(page.getByRole('heading', { name: t('communities.closed.members') })).toBeVisible();
  },
);

/** Asks to join through the form, and waits until the request is pending. */
async function ask(page: Page, label: string, t: ReturnType<typeof speak>) {
  await page.getByRole('main').getByRole('button', { name: label }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('communities.join.send') })
    .click();
  await expect(page.getByText(t('communities.pending.chip'), { exact: true })).toBeVisible();
}
