import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { speak } from './open.tsx';

/** Where the page's banners stand. */
export const banners = (): Locator =>
  page.getByRole('region', {
    name: new RegExp(`^(${speak('en')('common.notifications')}|${speak('nl')('common.notifications')})$`),
  });

/** One banner is there, and says this. */
export async function expectBanner(words: string): Promise<void> {
  await expect.element(banners().getByRole('paragraph')).toMatchTextContent(words);
}
