import { test as base, type BrowserContext } from '@playwright/test';
import { lookFirst } from './look-first.ts';

/** How late answers may be at most, in milliseconds, and how many times slower the browser is: `npm run journeys -- --late 1500 --slow 4`. */
const late = Number(process.env.E2E_LATE ?? 0);
const slow = Number(process.env.E2E_SLOW ?? 1);

/** How many days ahead it is: `npm run journeys -- --ahead 3`. */
const ahead = Number(process.env.E2E_AHEAD ?? 0) * 86_400_000;

/** Whether what only a poor phone on a poor line shows is looked for. */
export const isSlowed = late > 0 || slow > 1;

/**
 * Playwright's test, on request with a browser as a poor phone on a poor line has it: each answer late by a chance of its own, so
 * that answers pass each other and pages are pressed before they listen. What a busy machine does once in twenty runs, it does at once.
 */
export const test = base.extend<object, { slowed: void }>({
  slowed: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        if (ahead > 0) await context.addInitScript(laterDate);
        if (isSlowed) await slowDown(context);
        else lookFirst(context);
        return context;
      };
      await use();
    },
    { auto: true, scope: 'worker' },
  ],
});

const laterDate = `
  globalThis.Date = new Proxy(Date, {
    construct: (real, given, as) => Reflect.construct(real, given.length > 0 ? given : [real.now() + ${ahead}], as),
    apply: () => new Date().toString(),
    get: (real, name) => (name === 'now' ? () => real.now() + ${ahead} : Reflect.get(real, name)),
  });`;

async function slowDown(context: BrowserContext): Promise<void> {
  if (late > 0) {
    await context.route('**/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * late));
      // The page may be gone by now.
      await route.continue().catch(() => undefined);
    });
  }
  if (slow > 1) {
    context.on('page', (page) => {
      void context
        .newCDPSession(page)
        .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate: slow }))
        .catch(() => undefined);
    });
  }
}
