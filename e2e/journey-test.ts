import { expect, type Request } from '@playwright/test';
import { test as base } from './slow-test.ts';

/**
 * Remembers the last presses, the latest first: on a busy machine a press may hit something that has just moved, which no picture taken at the
 * end shows.
 */
const rememberPresses = `
  window.presses = [];
  for (const type of ['pointerdown', 'pointerup', 'click'])
    addEventListener(type, ({ target, clientX, clientY }) => {
      const said = target.closest?.('button, a, label, dialog, body')?.textContent.slice(0, 20);
      window.presses.unshift([type, Math.round(performance.now()), Math.round(clientX), Math.round(clientY), target.localName, said].join(' '));
      window.presses.splice(30);
    }, true);`;

/** Playwright's test, which also fails if anything went wrong in the browser on the way. Accessibility is the subject of `every-page.spec.ts`. */
export const test = base.extend<{ watched: void }>({
  watched: [
    async ({ page }, use, info) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      const asked = new Map<Request, string>();
      page.on('request', (request) => asked.set(request, 'waiting'));
      page.on('requestfinished', (request) => asked.set(request, 'done'));
      page.on('requestfailed', (request) => asked.set(request, 'failed'));
      await page.addInitScript(rememberPresses);
      await use();
      if (info.status !== 'passed') {
        const presses = await page.evaluate<string[]>('window.presses ?? []').catch(() => []);
        await info.attach('presses', { body: [page.url(), ...presses].join('\n'), contentType: 'text/plain' });
        const requests = [...asked].map(([request, end]) => `${end} ${new URL(request.url()).pathname}`);
        const body = requests.toReversed().slice(0, 30).join('\n');
        await info.attach('requests', { body, contentType: 'text/plain' });
        return;
      }
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});
