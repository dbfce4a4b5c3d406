import { expect, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { frames, untilSeen } from './clock.ts';
import { speak } from './open.tsx';
import { putBannersAway } from './put-banners-away.ts';

/** Where the page's banners stand. */
export const banners = (): Locator =>
  page.getByRole('region', {
    name: new RegExp(`^(${speak('en')('common.notifications')}|${speak('nl')('common.notifications')})$`),
  });

/** A banner is there until so many seconds have passed, which are counted, not waited for: `stopTimers()` before it comes. */
export async function expectBannerFor(seconds: number, words: string): Promise<void> {
  const isThere = () => document.querySelector('section[popover]')?.textContent.includes(words) === true;
  await untilSeen(isThere);
  vi.advanceTimersByTime(seconds * 1000 - 1);
  await frames(3);
  expect(isThere()).toBe(true);
  vi.advanceTimersByTime(1);
  await untilSeen(() => !isThere());
}

/** A banner is there that says this. It is put away, as it may lie upon what is pressed next. */
export async function expectBanner(words: string): Promise<void> {
  await expect.element(banners().getByRole('paragraph').filter({ hasText: words })).toBeVisible();
  putBannersAway();
}
