import { expect } from '@playwright/test';
import { signUp } from './api.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';
import { lookInWholeRun } from './violations.ts';

const t = speak('en');

test('a setting is found by another word for it; Back leads to the list of all', async ({ page }) => {
  await signUp(page, 'Finder');
  await page.goto('/settings');
  const find = page.getByRole('searchbox', { name: t('settings.find.label') });
  const sections = page.getByRole('navigation', { name: t('settings.find.sections') });

  await test.step('nothing by that name', async () => {
    await find.fill('qwerty');
    await expect(sections.getByRole('link')).toHaveCount(0);
    await expect(page.getByText(t('settings.find.none'))).toBeVisible();
    await lookInWholeRun(page);
  });

  await test.step('by another word, and Enter', async () => {
    await find.fill('sleep');
    await expect(sections.getByRole('link')).toHaveText([new RegExp(t('notices.settings.quiet.title'))]);
    await find.press('Enter');
    await expect(page).toHaveURL(/\/settings#notifications$/);
    await expect(page.getByRole('heading', { level: 2, name: t('notices.settings.title') })).toBeFocused();
    await lookInWholeRun(page);
  });

  await test.step('the list, and a part of it', async () => {
    await page.goBack();
    await sections.getByRole('link', { name: t('settings.find.groups.privacy.name') }).click();
    await expect(page).toHaveURL(/\/settings#privacy$/);
    const readers = page.getByLabel(t('settings.privacy.page'));
    await readers.selectOption('partners');
    await expect(page.getByText(t('settings.saved'))).toBeVisible();
    await expect(readers).toHaveValue('partners');
  });

  await test.step('Back on the list, one is where one left it', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(sections.getByRole('link', { name: t('settings.find.groups.privacy.name') })).toBeFocused();
  });
});

test('what could not be saved says so beside the setting, which stays as it was', async ({ page }) => {
  await signUp(page, 'Refused');
  await page.route('**/api/users/settings', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          status: 429,
          json: { status: 'fail', code: 'too_many_requests', message: '', params: { minutes: 5 } },
        })
      : route.continue(),
  );
  await page.goto('/settings#privacy');
  const readers = page.getByLabel(t('settings.privacy.page'));
  await expect(readers).toBeEnabled();
  await readers.selectOption('nobody');
  const refusal = t('errors.too_many_requests', { minutes: '5 min' });
  await expect(readers).toHaveAccessibleDescription(new RegExp(refusal));
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toHaveCount(1);
  await expect(readers).toHaveAttribute('aria-invalid', 'true');
  await expect(readers).toHaveValue('everyone');
  await expect(page.getByText(t('settings.saved'))).toHaveCount(0);
});
