import { expect } from '@playwright/test';
import { test as base } from './slow-test.ts';
import { violations, wasLookedAt } from './violations.ts';

/**
 * Playwright's test, which looks at the page a journey ends on as well, unless the journey did: nobody is left out there, and nothing
 * went wrong in the browser on the way. Journeys look at what lies between themselves.
 */
export const test = base.extend<{ lookedAt: void }>({
  lookedAt: [
    async ({ page }, use, info) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      await use();
      if (info.status !== 'passed') return;
      expect(problems).toEqual([]);
      if (page.isClosed() || page.url() === 'about:blank' || wasLookedAt(page)) return;
      expect(await violations(page)).toEqual([]);
    },
    { auto: true },
  ],
});
