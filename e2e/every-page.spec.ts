import { expect, type Page } from '@playwright/test';
import { logIn } from './api.ts';
import { severalGreen } from './green-buttons.ts';
import { htmlFaults } from './html-faults.ts';
import { faultsOfLetters, splitTabs } from './letters.ts';
import { outside, outsideOf } from './outside.ts';
import { ready } from './ready.ts';
import { saidTwice } from './said-twice.ts';
import { isSlowed, test } from './slow-test.ts';
import { isWholeRun, violations } from './violations.ts';
import { addressesIn, pageFilesOf } from '../scripts/suite/pages.ts';
import { origin, type Visit } from './visit.ts';
import { visits } from './visits.ts';

/** Records from the page's start how far its parts move by themselves, and which ones, because a press on something that moves would miss. */
const watchShifts = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) {
      const moved = sources.map(({ node }) => (node?.nodeType === 1 ? node : node?.parentElement)).filter(Boolean);
      // The footer may leave the window, and a sheet grows upwards from its buttons.
      if (hadRecentInput || moved.every((one) => one.closest('footer, dialog'))) continue;
      window.shifts.push({ value, what: moved.map((one) => one.outerHTML.slice(0, 100)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });`;

/** The parts that moved while the page loaded, if together they moved further than web.dev calls good; only a slow line shows it. */
async function moved(page: Page): Promise<string[]> {
  const shifts = await page.evaluate<{ value: number; what: string[] }[]>('window.shifts');
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum > 0.1 ? shifts.flatMap(({ value, what }) => `${value.toFixed(3)}: ${what.join(', ')}`) : [];
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const narrowest = { width: 320, height: 640 };

/**
 * Checks that a page is valid HTML, that on a usual phone its tabs stand on one line, that nothing sticks out, no word breaks, nothing is cut and no
 * texts run together at twice the letter size, nor on the narrowest phone, and how the dark scheme's colours differ.
 */
async function further(page: Page): Promise<{ html: string[]; large: string[]; words: string[]; dark: string[] }> {
  const html = await htmlFaults(page);
  const words = await faultsOfLetters(page);
  await outsideOf(page, () => page.setViewportSize(phone));
  words.push(...(await splitTabs(page)));
  const large = await outsideOf(page, () => page.evaluate('document.documentElement.style.fontSize = "200%"'));
  words.push(...(await faultsOfLetters(page)));
  await page.evaluate('document.documentElement.style.fontSize = ""');
  await page.setViewportSize(narrowest);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await violations(page, { only: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return { html, large, words, dark };
}

/**
 * Which windows' limits the page exceeds, and by how much, with everything drawn that waits until it comes near; and the facts that it says twice
 * in the first window of a phone.
 */
async function tooMuch(page: Page, path: string, { tallest = [] }: Visit): Promise<string[]> {
  const limit = tallest.find(({ of }) => of.test(path));
  if (!limit) return [];
  await page.setViewportSize(phone);
  await page.evaluate(`scrollTo(0, 0)`);
  const seen = await saidTwice(page);
  const heightIn = async (size: typeof phone) => {
    await page.setViewportSize(size);
    await page.evaluate(`scrollTo(0, 0)`);
    if (size === desktop) seen.push(...(await severalGreen(page)));
    await page.evaluate(`scrollTo(0, document.documentElement.scrollHeight)`);
    await ready(page);
    return page.evaluate<number>('document.documentElement.scrollHeight');
  };
  const found = [
    { size: 'phone', height: await heightIn(phone), most: limit.phone },
    { size: 'desktop', height: await heightIn(desktop), most: limit.desktop },
  ];
  await page.setViewportSize(narrowest);
  const tall = found.filter(({ height, most }) => height > most);
  return [...tall.map(({ size, height, most }) => `${size}: ${height} of ${most}`), ...seen];
}

const coveredLabels = `[...document.querySelectorAll('main input[type="date"]')].flatMap((date) => {
  const box = date.getBoundingClientRect();
  const covered = [...document.querySelectorAll('main label')].filter((label) => {
    const { left, right, top, bottom } = label.getBoundingClientRect();
    return label.checkVisibility() && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  });
  return covered.map((label) => 'a date covers ' + label.innerText);
})`;

/**
 * The lists that begin too low, or have too high rows, for so many of one line in a desktop's window; and the labels that a filter's date covers.
 */
async function fewRows(page: Page, { leastRows: least }: Visit): Promise<string[]> {
  if (least === undefined) return [];
  await page.setViewportSize(desktop);
  await page.evaluate('scrollTo(0, 0)');
  const found = await page.evaluate<
    string[]
  >(`[...document.querySelectorAll('main [tabindex] > table')].flatMap((table) => {
    const rows = [...table.tBodies].flatMap((body) => [...body.rows]).filter((row) => row.checkVisibility());
    if (rows.length < ${least}) return [];
    const fit = (innerHeight - rows[0].getBoundingClientRect().top) / Math.min(...rows.map((row) => row.offsetHeight));
    return fit < ${least} ? ['room for ' + Math.floor(fit) + ' of ' + rows.length + ' rows'] : [];
  })`);
  found.push(...(await page.evaluate<string[]>(coveredLabels)));
  await page.setViewportSize(narrowest);
  return found;
}

/** Whether `npm test` looks at the page, by the place of its address in the visit. */
const isUsual = ({ oneIn = 1 }: Visit, index: number) => index % oneIn === 0;
/** Whether axe was asked before: the rest of `npm run test:all` follows `npm test`. */
const isLookedAtBefore = (visit: Visit, index: number) => process.env.SUITE_TIER === 'rest' && isUsual(visit, index);

/** Moves on within the app, as a link does, which keeps loaded files; the whole run loads each page from the server. */
async function goTo(page: Page, path: string, isFirst: boolean): Promise<void> {
  if (isFirst || isWholeRun || isSlowed) await page.goto(path);
  else
    await page.evaluate(
      `history.pushState({}, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate', { state: {} }))`,
    );
  await ready(page);
}

/** The files of the pages to look at, if only some are looked at (scripts/suite/select.ts). */
const wanted = process.env.E2E_PAGES?.split(',');
const isWantedAddress = (address: string) => !wanted || pageFilesOf(address).some((file) => wanted.includes(file));

/** Whether a visit goes to one of these pages. A visit without an address in its source may go to any page. */
function isWanted({ paths }: Visit): boolean {
  const said = addressesIn(paths.toString()).filter((address) => !address.startsWith('/api/'));
  return said.length === 0 || said.some(isWantedAddress);
}

// In Dutch, because its words are longer and leave the least room between buttons.
for (const visit of visits.filter(isWanted)) {
  const { who, account, paths } = visit;
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
      const all = [...(await paths(page, request)).entries()];
      const asked = all.filter(([place, path]) =>
        wanted ? isWantedAddress(path) : isWholeRun || isUsual(visit, place),
      );
      for (const [index, [place, path]] of asked.entries()) {
        await goTo(page, path, index === 0);
        await expect(page.locator('h1').first()).toBeAttached();
        const shifts = isSlowed ? await moved(page) : [];
        const wrong = isLookedAtBefore(visit, place) ? [] : await violations(page);
        const much = [...(await tooMuch(page, path, visit)), ...(await fewRows(page, visit))];
        const found = { shifts, narrow: await outside(page), green: await severalGreen(page), wrong, much };
        const more = isWholeRun ? await further(page) : { html: [], large: [], words: [], dark: [] };
        expect.soft({ path, ...found, ...more, problems: problems.splice(0) }).toEqual({
          path,
          shifts: [],
          narrow: [],
          green: [],
          wrong: [],
          much: [],
          html: [],
          large: [],
          words: [],
          dark: [],
          problems: [],
        });
      }
    },
  );
}
