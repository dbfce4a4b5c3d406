import { expect, type Page } from '@playwright/test';
import { logIn } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

// features: communities

const t = speak('en');

const community = 'havenvolley';
const tag = () => Math.floor(Math.random() * 1e6);

/** Opens one of an admin's tools, on a phone. */
async function lead(page: Page, tool: 'news' | 'invitations' | 'edit' | 'figures') {
  await page.getByRole('button', { name: t('leading.title') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t(`leading.${tool}.open`) })
    .click();
}

test('an admin writes pinned news, changes it and takes it away', async ({ page }) => {
  const title = `Toernooi ${tag()}`;
  await logIn(page, 'communityadmin@rondo.test');
  await page.goto(`/community/${community}?tab=news`);
  await lead(page, 'news');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: t('leading.news.publish') }).click();
  await expect(sheet.getByText(t('leading.news.titleMissing'))).toBeVisible();
  await sheet.getByLabel(t('leading.news.name')).fill(title);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.reload();
  await lead(page, 'news');
  await expect(sheet.getByLabel(t('leading.news.name'))).toHaveValue(title);
  await sheet.getByLabel(t('leading.news.body')).fill('Bring:\n\n- water\n- **shoes**');
  await sheet.getByRole('button', { name: t('leading.news.preview') }).click();
  await expect(sheet.locator('strong', { hasText: 'shoes' })).toBeVisible();
  await sheet.getByLabel(t('leading.news.isPinned')).check();
  await sheet.getByRole('button', { name: t('leading.news.publish') }).click();
  await expect(page.getByText(/^(Success: )?Published/)).toBeVisible();
  await expect(sheet).toBeHidden();
  const heading = page.getByRole('main').getByRole('heading', { level: 3, name: title });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('main').locator('strong', { hasText: 'shoes' })).toBeVisible();

  const more = page.getByRole('button', { name: t('leading.news.actions', { title }) });
  await more.click();
  await page.getByRole('button', { name: t('leading.news.edit'), exact: true }).click();
  await sheet.getByLabel(t('leading.news.body')).fill('Bring water.');
  await sheet.getByRole('button', { name: t('leading.news.save') }).click();
  await expect(page.getByText(t('leading.news.saved'))).toBeVisible();
  await expect(page.getByRole('main').getByText('Bring water.')).toBeVisible();
  await more.click();
  await page.getByRole('button', { name: t('leading.news.delete'), exact: true }).click();
  await sheet.getByRole('button', { name: t('leading.news.delete') }).click();
  await expect(page.getByText(t('leading.news.deleted'))).toBeVisible();
  await expect(heading).toHaveCount(0);
});
