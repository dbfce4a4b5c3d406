import { expect, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { frames, untilSeen } from './clock.ts';
import { speak } from './open.tsx';
import { putBannersAway } from './put-banners-away.ts';

/** The element that holds the page's banners. */
export const banners = (): Locator =>
  page.getByRole('region', {
    name: new RegExp(`^(${speak('en')('common.notifications')}|${speak('nl')('common.notifications')})$`),
  });

/** Expects a banner to stay for so many seconds. The test moves the clock instead of waiting: call `stopTimers()` before the banner comes. */
export async function expectBannerFor(seconds: number, words: string): Promise<void> {
  const isThere = () => document.querySelector('section[popover]')?.textContent.includes(words) === true;
  await untilSeen(isThere);
  vi.advanceTimersByTime(seconds * 1000 - 1);
  await frames(3);
  expect(isThere()).toBe(true);
  vi.advanceTimersByTime(1);
  await untilSeen(() => !isThere());
}

/** Expects a banner with these words, and closes it, because it may cover what the test presses next. */
export async function expectBanner(words: string): Promise<void> {
  await expect.element(banners().getByRole('paragraph').filter({ hasText: words })).toBeVisible();
  putBannersAway();
}
