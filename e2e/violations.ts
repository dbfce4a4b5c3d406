import { AxeBuilder } from '@axe-core/playwright';
import type { ElementHandle, Page } from '@playwright/test';
import axe from 'axe-core';
import { setTimeout } from 'node:timers/promises';

/** All that axe knows of accessibility, from what the law asks to what is good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Contrast of 7 to 1 is the one thing that Rondo does not have: it keeps to 4.5 (WCAG 2.2 AA). */
const notOurs = ['color-contrast-enhanced'];

interface Which {
  /** Rules that can't judge the page as it is shown: with forced colours the checker still reads our own. */
  without?: readonly string[];
  /** Nothing but these. */
  only?: readonly string[];
}

/**
 * Violations that a person with a disability would meet, one a line: what three looks find. What one look finds and the next does not
 * was a page between two states, as when colours change, or news of a game comes, while it is looked at.
 */
export async function violations(page: Page, which: Which = {}): Promise<string[]> {
  for (let looks = 1; ; looks += 1) {
    const found = await lookAtSettled(page, which);
    if (which.only === undefined) lookedAt.set(page, page.url());
    if (found.length === 0 || looks === 3) return found;
    await setTimeout(300);
  }
}

const lookedAt = new WeakMap<Page, string>();

/** Whether the address a page is at was the last one to be looked at whole. */
export const wasLookedAt = (page: Page): boolean => lookedAt.get(page) === page.url();

/**
 * A page on its way has no heading yet, and one that React has not taken over may lose it for a moment: what is looked at is a page that
 * kept its heading meanwhile.
 */
async function lookAtSettled(page: Page, which: Which): Promise<string[]> {
  const latest = Date.now() + 10_000;
  for (;;) {
    await page.waitForLoadState();
    const heading = await takenHeading(page, latest);
    const found = await look(page, which);
    const isKept = await heading?.evaluate((one) => (one as { isConnected: boolean }).isConnected).catch(() => false);
    // One whose scripts never come is looked at as it is.
    if (isKept || Date.now() > latest) return found;
  }
}

/** The heading of the page once React has it; null when there is none by then, in milliseconds since 1970. */
async function takenHeading(page: Page, latest: number): Promise<ElementHandle | null> {
  const taken = `(() => {
    const heading = document.querySelector('h1');
    const isTaken = document.getElementById('root') === null || Object.keys(heading ?? {}).some((key) => key.startsWith('__reactFiber$'));
    return isTaken ? heading : null;
  })()`;
  for (;;) {
    const found = await page.evaluateHandle(taken).catch(() => null);
    const heading = found?.asElement() ?? null;
    if (heading || Date.now() > latest) return heading;
    await setTimeout(50);
  }
}

async function look(page: Page, { without = [], only }: Which): Promise<string[]> {
  // What is still fading in has no contrast yet.
  await page.evaluate(
    'Promise.race([Promise.allSettled(document.getAnimations().map((one) => one.finished)), new Promise((done) => setTimeout(done, 1500))])',
  );
  // What lies under a bar that stays while the page scrolls is there in full a moment later: bars go back to their places.
  const freeBars = await page.evaluateHandle(`(() => {
    const bars = [...document.querySelectorAll('body *')].filter((one) => getComputedStyle(one).position === 'sticky');
    for (const bar of bars) bar.style.position = 'static';
    return bars;
  })()`);
  // Sent to a page once: it is half a megabyte, which the builder would send, and the browser read, twice for every look.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source);
  // Within the page, without another one for every look, and without the details of what is right: half the time. Style sheets, which
  // axe would fetch once more, are for a rule that is not among these.
  const builder = new AxeBuilder({ page, axeSource: ';' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } });
  const asked = only ? builder.withRules([...only]) : builder.withTags(tags).disableRules([...notOurs, ...without]);
  const { violations: found } = await asked.analyze();
  await freeBars.evaluate((bars) => {
    for (const { style } of bars as { style: { position: string } }[]) style.position = '';
  });
  await freeBars.dispose();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
