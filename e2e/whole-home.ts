import type { Page } from '@playwright/test';
import { ready } from './ready.ts';
import { speak } from './speak.ts';

/** Opens the home of who is logged in, with all rows of what needs them: other journeys may have given a demo account more than are in sight. */
export async function openWholeHome(page: Page, locale?: string): Promise<void> {
  await page.goto('/');
  await ready(page);
  const [before = '', after = ''] = speak(locale)('ownHome.waits.more', { count: 0 }).split('0');
  const more = page.getByRole('button', { name: new RegExp(`^${before}\\d+${after}$`) });
  if (await more.isVisible()) await more.click();
}
