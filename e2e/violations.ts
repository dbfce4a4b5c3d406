import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
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
  // Sends axe to each page once: it has half a megabyte.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source);
  const rules = Object.fromEntries([notOurs, ...without].map((rule) => [rule, { enabled: false }]));
  const options: RunOptions = {
    ...(only ? { runOnly: { type: 'rule', values: [...only] } } : { runOnly: axeTags, rules }),
    // Leaves out what nobody reads: rules that pass, and selectors. Style sheets aren't loaded again, because none of these rules needs them.
    resultTypes: ['violations'],
    selectors: false,
    preload: { assets: ['media'] },
  };
  return page.evaluate<string[]>(`(${look})(${JSON.stringify(options)})`);
}

/** Runs in the page, all at once: a trip between the two takes longer than most rules. */
const look = `async (options) => {
  // An element that is still fading in has too little contrast.
  const moving = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
  // A sticky bar covers parts that scrolling would show, so bars go back to their places for the moment.
  const bars = [...document.querySelectorAll('body *')].filter((one) => getComputedStyle(one).position === 'sticky');
  for (const { style } of bars) style.position = 'static';
  const { violations } = await axe.run(document, options);
  for (const { style } of bars) style.position = '';
  return violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).join(' | '));
}`;
