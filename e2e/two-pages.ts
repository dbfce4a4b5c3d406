import type { Browser, Page } from '@playwright/test';
import { logIn } from './api.ts';
import { ready } from './ready.ts';

/** Far from the other journeys' games. */
export const place = {
  location: { coordinates: [3.61, 51.5], address: 'Sporthal Zuid', city: 'Middelburg', country: 'Netherlands' },
};

/** A change made on another page shows on this one within two seconds (decisions/0006-live.md). */
export const live = { timeout: 4_000 };

/** Another person's page, in a browser of their own, in English. */
export async function pageOf(browser: Browser, email: string, address: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await logIn(page, email);
  await page.goto(address);
  await ready(page);
  return page;
}
