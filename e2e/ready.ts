import type { BrowserContext, Page } from '@playwright/test';

/** The root of an app page that has not said that it is ready (`web/src/platform/ready.ts`); the bank and the mailbox never do. */
const notReady = 'html:not([data-ready]):has(#root)';

/** Waits until the page says that it is ready, for what looks at it or presses without looking: the keyboard, a script, a picture. */
export async function ready(page: Page): Promise<void> {
  // One that is left meanwhile has another document, which is waited for in its turn.
  while (!page.isClosed() && !(await page.evaluate<boolean>(saysSo).catch(() => false)));
}

/** In the browser, at the moment it is said; the policy of the pages forbids Playwright's own way to wait for an expression. */
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
 * From here on everything that is pressed in these pages, and everything that is expected of them, waits until they say that they are
 * ready. How the product takes presses that come before that is what `npm run journeys -- --late 1500 --slow 3` finds out.
 */
export function waitForReady(context: BrowserContext): void {
  context.on('page', (page) => void waitAgain(page).catch(() => undefined));
}

/** Until {@link waitAgain}, for what is seen and pressed while an answer is held back, or the page's scripts. */
export async function withoutWaiting(page: Page): Promise<void> {
  await page.removeLocatorHandler(page.locator(notReady));
}

export async function waitAgain(page: Page): Promise<void> {
  // A page that is left meanwhile, or closed, is no longer waited for.
  await page.addLocatorHandler(page.locator(notReady), async () => {
    await page.evaluate(saysSo).catch(() => undefined);
  });
}
