import { expect, type Page } from '@playwright/test';
import { logIn } from './api.ts';
import { htmlFaults } from './html-faults.ts';
import { ready } from './ready.ts';
import { isSlowed, test } from './slow-test.ts';
import { isWholeRun, violations } from './violations.ts';
import { addressesIn, pageFilesOf } from '../scripts/suite/pages.ts';
import { origin, type Visit } from './visit.ts';
import { visits } from './visits.ts';

/** What sticks out to the side of the page, or of the sheet over it, with its width in pixels. */
const outside = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const width = document.documentElement.clientWidth;
    const overflow = document.documentElement.scrollWidth - width;
    const parts = [...document.querySelectorAll('dialog[open] *')];
    const found = parts.filter((one) => one.getBoundingClientRect().right > width + 1 && one.checkVisibility());
    return [...(overflow > 0 ? ['the page: ' + overflow] : []), ...found.slice(0, 3).map((one) => one.outerHTML.slice(0, 100))];
  })()`);

/** The same of a page that has just got another size, which is laid out in the frames after: the first look that finds nothing counts. */
async function outsideOf(page: Page, change: () => Promise<unknown>): Promise<string[]> {
  await change();
  const twoFrames = 'new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(() => shown())))';
  await page.evaluate(twoFrames);
  await expect
    .poll(() => outside(page), { timeout: 5000 })
    .toEqual([])
    .catch(() => undefined);
  return outside(page);
}

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

/** Whether it is valid HTML, at twice the size of letters on a usual phone, and how the colours of the dark scheme differ. */
async function further(page: Page): Promise<{ html: string[]; large: string[]; dark: string[] }> {
  const html = await htmlFaults(page);
  const large = await outsideOf(page, async () => {
    await page.setViewportSize(phone);
    await page.evaluate('document.documentElement.style.fontSize = "200%"');
  });
  await page.evaluate('document.documentElement.style.fontSize = ""');
  await page.setViewportSize(narrowest);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await violations(page, { only: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return { html, large, dark };
}

/** Whether `npm test` has asked axe already, as in the rest of `npm run test:all`: a quarter of the time. */
const isLookedAtBefore = process.env.SUITE_TIER === 'rest';

/** Goes on within the app, as by a link, which keeps what is loaded; the whole run asks the server for each page. */
async function goTo(page: Page, path: string, isFirst: boolean): Promise<void> {
  if (isFirst || isWholeRun || isSlowed) await page.goto(path);
  else
    await page.evaluate(
      `history.pushState({}, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate', { state: {} }))`,
    );
  await ready(page);
}

/** The pages that are looked at, by their files, where only some are (scripts/suite/select.ts). */
const wanted = process.env.E2E_PAGES?.split(',');
const isWantedAddress = (address: string) => !wanted || pageFilesOf(address).some((file) => wanted.includes(file));

/** Whether a visit says that it comes by one of them; one that finds its addresses elsewhere may. */
function isWanted({ paths }: Visit): boolean {
  const said = addressesIn(paths.toString()).filter((address) => !address.startsWith('/api/'));
  return said.length === 0 || said.some(isWantedAddress);
}

// In Dutch, whose words are longer, where what is pressed lies closest.
for (const { who, account, paths } of visits.filter(isWanted))
  test(
    `${who}: accessible, and nothing sticks out of the narrowest phone`,
    { tag: '@page' },
    async ({ page, request, context }) => {
      test.slow();
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/status of 40\d/.test(message.text())) problems.push(message.text());
      });
      await context.addCookies([{ name: 'language', value: 'nl', url: origin }]);
      await page.setViewportSize(narrowest);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      if (isSlowed) await page.addInitScript(watchShifts);
      if (account) await logIn(page, account);
      const addresses = (await paths(page, request)).filter(isWantedAddress);
      for (const [index, path] of addresses.entries()) {
        await goTo(page, path, index === 0);
        await expect(page.locator('h1').first()).toBeAttached();
        const shifts = isSlowed ? await moved(page) : [];
        const wrong = isLookedAtBefore ? [] : await violations(page);
        const found = { shifts, narrow: await outside(page), wrong };
        const more = isWholeRun ? await further(page) : { html: [], large: [], dark: [] };
        expect
          .soft({ path, ...found, ...more, problems: problems.splice(0) })
          .toEqual({ path, shifts: [], narrow: [], wrong: [], html: [], large: [], dark: [], problems: [] });
      }
    },
  );
