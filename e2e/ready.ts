import type { BrowserContext, Page } from '@playwright/test';

/** The root of an app page that hasn't said that it is ready (`web/src/platform/ready.ts`); the pages of the bank and the mailbox never say so. */
const notReady = 'html:not([data-ready]):has(#root)';

/** Waits until the page says that it is ready: for code that looks at the page or presses keys without Playwright's own waiting. */
export async function ready(page: Page): Promise<void> {
  // When the page is left meanwhile, the loop waits for the new document.
  while (!page.isClosed() && !(await page.evaluate<boolean>(saysSo).catch(() => false)));
}

/** Runs in the browser and notices the moment at once; the pages' content security policy forbids Playwright's own way to wait for an expression. */
const saysSo = `new Promise((resolve) => {
  const look = () => {
    if (document.documentElement.matches('${notReady}')) return;
    watched.disconnect();
    resolve(true);
  };
  const watched = new MutationObserver(look);
  watched.observe(document.documentElement, { attributes: true });
  look();
})`;

/**
 * From here on every press and every expectation in these pages waits until they say that they are ready. `npm run journeys -- --late 1500
 * --slow 3` tests how Rondo handles presses that come before that.
 */
export function waitForReady(context: BrowserContext): void {
  context.on('page', (page) => void waitAgain(page).catch(() => undefined));
}

/** Stops waiting until {@link waitAgain}, for what a reader sees and presses while an answer or the page's scripts are held back. */
export async function withoutWaiting(page: Page): Promise<void> {
  await page.removeLocatorHandler(page.locator(notReady));
}

export async function waitAgain(page: Page): Promise<void> {
  // Stops waiting for a page that is left or closed.
  await page.addLocatorHandler(page.locator(notReady), async () => {
    await page.evaluate(saysSo).catch(() => undefined);
  });
}
