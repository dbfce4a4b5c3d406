import { test as base, type BrowserContext } from '@playwright/test';
import { ahead } from './clock.ts';
import { waitForReady } from './ready.ts';

/** The most milliseconds that an answer is late, and how many times slower the browser is: `npm run journeys -- --late 1500 --slow 4`. */
const late = Number(process.env.E2E_LATE ?? 0);
const slow = Number(process.env.E2E_SLOW ?? 1);

/** Whether the run looks for faults that only a slow phone on a slow line shows. */
export const isSlowed = late > 0 || slow > 1;

/**
 * Playwright's test, which waits until pages are ready; on request it gives the browser a slow phone's line instead. Each answer is then late by
 * a random time, so answers overtake each other and presses come before pages listen: faults that a busy machine shows once in twenty runs show
 * at once.
 */
export const test = base.extend<object, { prepared: void }>({
  prepared: [
    async ({ browser }, use) => {
      const onContext = (context: BrowserContext) => void prepare(context).catch(() => undefined);
      browser.on('context', onContext);
      await use();
      browser.off('context', onContext);
    },
    { auto: true, scope: 'worker' },
  ],
});

/** Prepares a browser's context for a journey; a journey calls it for each other browser that it opens. */
export async function prepare(context: BrowserContext): Promise<void> {
  if (!isSlowed) waitForReady(context);
  if (ahead !== 0) await context.addInitScript(anotherDate);
  if (isSlowed) await slowDown(context);
}

/** A page without a connection only has the browser's clock, so that has to agree with the server's. */
const anotherDate = `
  globalThis.Date = new Proxy(Date, {
    construct: (real, given, as) => Reflect.construct(real, given.length > 0 ? given : [real.now() + ${ahead}], as),
    apply: () => new Date().toString(),
    get: (real, name) => (name === 'now' ? () => real.now() + ${ahead} : Reflect.get(real, name)),
  });`;

async function slowDown(context: BrowserContext): Promise<void> {
  if (slow > 1) {
    context.on('page', (page) => {
      void context
        .newCDPSession(page)
        .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate: slow }))
        .catch(() => undefined);
    });
  }
  if (late > 0) {
    await context.route('**/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * late));
      // The page may have gone by now.
      await route.continue().catch(() => undefined);
    });
  }
}
