import { expect, type Page } from '@playwright/test';
import { logIn } from './api.ts';
import { test } from './journey-test.ts';
import { withoutWaiting } from './ready.ts';
import { speak } from './speak.ts';

// features: accounts

const t = speak('en');
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const name = (part: 'privacy' | 'playing' | 'sign-in') => t(`settings.find.groups.${part}.name`);
const heading = (page: Page, words: string) => page.getByRole('heading', { level: 2, name: words });

test('a part is in sight before the page’s script has come: its name, and nothing of the others', async ({ page }) => {
  await logIn(page, 'player@rondo.test');
  await withoutWaiting(page);
  await page.route('**/*.js', () => undefined);
  const open = async (address: string) => {
    await page.goto('about:blank');
    await page.goto(address, { waitUntil: 'commit' });
  };
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    for (const [anchor, part] of [
      ['privacy', 'privacy'],
      ['password', 'sign-in'],
    ] as const) {
      await open(`/settings#${anchor}`);
      await expect(heading(page, name(part))).toBeInViewport();
      await expect(heading(page, name('playing'))).toHaveCount(0);
    }
  }
  await page.setViewportSize(phone);
  const list = page.getByRole('navigation', { name: t('settings.find.sections') });
  await open('/settings#playing');
  await expect(page.getByRole('link', { name: t('settings.find.back') })).toBeVisible();
  await expect(list).toBeHidden();
  await open('/settings');
  await expect(list).toBeVisible();
});
