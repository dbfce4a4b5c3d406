import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { axeTags, notOurs } from '../web/test/axe-rules.ts';
import { ready } from './ready.ts';

/** Whether the run looks at pages in more ways than once each: `SUITE_ALL=1`. */
export const isWholeRun = process.env.SUITE_ALL === '1';

interface Which {
  /** Rules that can't judge the page as it is shown: with forced colours axe still reads our own. */
  without?: readonly string[];
  /** The only rules to check. */
  only?: readonly string[];
}

/** The violations in a page that is ready, one a line: problems for a person with a disability. */
export async function violations(page: Page, { without = [], only }: Which = {}): Promise<string[]> {
  await ready(page);
  // Waits for animations to end, because an element that is still fading in has too little contrast.
  await page.evaluate(
    'Promise.allSettled(document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity).map(({ finished }) => finished)).then(() => undefined)',
  );
  // A sticky bar covers parts that scrolling would show, so bars go back to their places for the moment.
  const freeBars = await page.evaluateHandle(`(() => {
    const bars = [...document.querySelectorAll('body *')].filter((one) => getComputedStyle(one).position === 'sticky');
    for (const bar of bars) bar.style.position = 'static';
    return bars;
  })()`);
  // Sends axe to each page once: it has half a megabyte, which the builder would send twice for every look.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source);
  // Runs in the page itself, rather than opening another one for every look, and without the details of rules that pass: half the time. It
  // doesn't load style sheets again, because none of these rules needs them.
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
