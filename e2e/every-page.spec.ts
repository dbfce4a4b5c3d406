import { expect, type Page } from '@playwright/test';
import { logIn } from './api.ts';
import { violations } from './violations.ts';
import { isSlowed, test } from './slow-test.ts';
import { origin } from './visit.ts';
import { visits } from './visits.ts';

/**
 * What sticks out to the side of the page, or of the sheet over it, with its width in pixels. A window that has just got another size is
 * laid out in the frames after, which come late on a busy machine: the first look is two frames later, and one that finds nothing counts.
 */
const outside = (page: Page) =>
  page.evaluate<string[]>(`(async () => {
    const look = () => {
      const width = document.documentElement.clientWidth;
      const overflow = document.documentElement.scrollWidth - width;
      const parts = [...document.querySelectorAll('dialog[open] *')];
      const found = parts.filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > width + 1);
      return [...(overflow > 0 ? ['the page: ' + overflow] : []), ...found.slice(0, 3).map((one) => one.outerHTML.slice(0, 100))];
    };
    const nextFrame = () => new Promise((shown) => requestAnimationFrame(shown));
    await nextFrame();
    await nextFrame();
    let seen = look();
    for (const until = performance.now() + 5000; seen.length > 0 && performance.now() < until;) {
      await nextFrame();
      seen = look();
    }
    return seen;
  })()`);

/** Watches from a page's start on by how much its parts moved by themselves, with what moved: a press meets what it was meant for. */
const watchShifts = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) {
      const moved = sources.map(({ node }) => (node?.nodeType === 1 ? node : node?.parentElement)).filter(Boolean);
      // The footer may go out of sight, and a sheet grows upwards from its buttons.
      if (hadRecentInput || moved.every((one) => one.closest('footer, dialog'))) continue;
      window.shifts.push({ value, what: moved.map((one) => one.outerHTML.slice(0, 100)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });`;

/** What moved (on a poor line, where one sees it), once the page is there, if together it is more than web.dev calls good. */
async function moved(page: Page): Promise<string[]> {
  const shifts = await page.evaluate<{ value: number; what: string[] }[]>('window.shifts');
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum > 0.1 ? shifts.flatMap(({ value, what }) => `${value.toFixed(3)}: ${what.join(', ')}`) : [];
}

const phone = { width: 390, height: 844 };
const narrowest = { width: 320, height: 640 };

// In Dutch, whose words are longer; other journeys look at the pages they end on in English.
for (const { who, account, paths } of visits)
  test(`${who}: accessible in both schemes, nothing sticks out of the narrowest phone or at twice the size`, async ({
    page,
    request,
    context,
  }) => {
    test.slow();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 40\d/.test(message.text())) problems.push(message.text());
    });
    await context.addCookies([{ name: 'language', value: 'nl', url: origin }]);
    if (isSlowed) await page.addInitScript(watchShifts);
    if (account) await logIn(page, account);
    const addresses = await paths(page, request);
    for (const path of addresses) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize(phone);
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeAttached();
      const shifts = isSlowed ? await moved(page) : [];
      await page.evaluate('document.documentElement.style.fontSize = "200%"');
      const large = await outside(page);
      await page.evaluate('document.documentElement.style.fontSize = ""');
      // What is pressed lies closest here; journeys look at the pages they end on at a phone's usual size.
      await page.setViewportSize(narrowest);
      const narrow = await outside(page);
      const wrong = await violations(page);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      const dark = await violations(page, { only: ['color-contrast'] });
      expect
        .soft({ path, shifts, large, narrow, wrong, dark, problems: problems.splice(0) })
        .toEqual({ path, shifts: [], large: [], narrow: [], wrong: [], dark: [], problems: [] });
    }
  });
