import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { axeTags, notOurs } from '../web/test/axe-rules.ts';
import { ready } from './ready.ts';

/** Whether more is looked at than each page and sheet once: `SUITE_ALL=1`. */
export const isWholeRun = process.env.SUITE_ALL === '1';

interface Which {
  /** Rules that can't judge the page as it is shown: with forced colours the checker still reads our own. */
  without?: readonly string[];
  /** Nothing but these. */
  only?: readonly string[];
}

/** Violations that a person with a disability would meet, one a line, in a page that is ready. */
export async function violations(page: Page, { without = [], only }: Which = {}): Promise<string[]> {
  await ready(page);
  // What is still fading in has no contrast yet.
  await page.evaluate(
    'Promise.allSettled(document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity).map(({ finished }) => finished)).then(() => undefined)',
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
  const asked = only ? builder.withRules([...only]) : builder.withTags(axeTags).disableRules([notOurs, ...without]);
  const { violations: found } = await asked.analyze();
  await freeBars.evaluate((bars) => {
    for (const { style } of bars as { style: { position: string } }[]) style.position = '';
  });
  await freeBars.dispose();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
