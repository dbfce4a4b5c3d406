import { expect, type Page } from '@playwright/test';

/** The elements that stick out at the side of the page, or of the sheet over it; what scrolls sideways by itself may. */
export const outside = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const width = document.documentElement.clientWidth;
    const overflow = document.documentElement.scrollWidth - width;
    const scrolls = (one) => one && (getComputedStyle(one).overflowX !== 'visible' || scrolls(one.parentElement));
    const sticksOut = (one) => one.getBoundingClientRect().right > width + 1 && one.checkVisibility();
    const named = (found) => found.slice(0, 3).map((one) => one.outerHTML.slice(0, 100) + ' ' + one.textContent.slice(0, 40));
    const inSheets = [...document.querySelectorAll('dialog[open] *')].filter(sticksOut);
    const inPage = overflow > 0 ? [...document.querySelectorAll('body *')].filter((one) => sticksOut(one) && !scrolls(one.parentElement)) : [];
    return [...(overflow > 0 ? ['the page: ' + overflow, ...named(inPage.reverse())] : []), ...named(inSheets)];
  })()`);

/** The same after a change of size. The browser needs some frames for the new layout, so the first look that finds nothing counts. */
export async function outsideOf(page: Page, change: () => Promise<unknown>): Promise<string[]> {
  await change();
  const twoFrames = 'new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(() => shown())))';
  await page.evaluate(twoFrames);
  await expect
    .poll(() => outside(page), { timeout: 5000 })
    .toEqual([])
    .catch(() => undefined);
  return outside(page);
}
