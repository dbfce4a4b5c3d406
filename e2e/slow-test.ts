import { test as base, type BrowserContext } from '@playwright/test';
import { ahead } from './clock.ts';
import { waitForReady } from './ready.ts';

/** How late answers may be at most, in milliseconds, and how many times slower the browser is: `npm run journeys -- --late 1500 --slow 4`. */
const late = Number(process.env.E2E_LATE ?? 0);
const slow = Number(process.env.E2E_SLOW ?? 1);

/** Whether what only a poor phone on a poor line shows is looked for. */
export const isSlowed = late > 0 || slow > 1;

/**
 * Playwright's test, whose pages are waited for until they are ready; on request with a browser as a poor phone on a poor line has it
 * instead: each answer late by a chance of its own, so that answers pass each other and pages are pressed before they listen. What a busy
 * machine does once in twenty runs, it does at once.
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

/** Gets a browser's context ready for a journey; one of another browser than the test's own is handed over by the journey. */
export async function prepare(context: BrowserContext): Promise<void> {
  if (!isSlowed) waitForReady(context);
  if (ahead !== 0) await context.addInitScript(anotherDate);
  if (isSlowed) await slowDown(context);
}

/** A page shown without a connection has no other clock than the browser's, which goes like the server's. */
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
      // The page may be gone by now.
      await route.continue().catch(() => undefined);
    });
  }
}
