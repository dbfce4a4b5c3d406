import { type Browser, devices } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { logIn } from './api.ts';
import { commonPresses, type Cost, costOf, type Press } from './presses.ts';
import { ready } from './ready.ts';
import { test } from './slow-test.ts';
import { origin } from './visit.ts';

/** Slow 4G: 150 ms, 200 kB/s down. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const restMs = 5000;
const phone = { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The names of presses, comma-separated, where only these are measured. */
const only = process.env.PRESSES_ONLY?.split(',');

/** Each press with nothing in the browser's cache: after five seconds at rest, and as soon as it is seen. */
test('what presses cost', async ({ browser, request, locale }) => {
  test.setTimeout(1_200_000);
  const costs = [];
  for (const press of await commonPresses(request, locale)) {
    if (only && !only.includes(press.name)) continue;
    const rested = await measured(browser, press, true);
    const cold = press.first ? null : await measured(browser, press, false);
    costs.push({ name: press.name, rested, cold });
    for (const [when, one] of Object.entries({ rested, cold })) if (one) console.log(said(press.name, when, one));
    writeFileSync(process.env.PRESSES_FILE ?? 'presses.json', JSON.stringify(costs));
  }
});

async function measured(browser: Browser, press: Press, rests: boolean): Promise<Cost & { requests: number }> {
  const options = { baseURL: origin, locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
  const page = await browser.newPage({ ...phone, ...options });
  try {
    if (press.as) await logIn(page, press.as);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4G);
    await page.goto(press.from, { waitUntil: rests ? 'load' : 'commit' });
    if (rests) {
      await ready(page);
      await press.first?.(page);
      await press.on(page).scrollIntoViewIfNeeded();
      await page.waitForTimeout(restMs);
    }
    const cost = await costOf(page, press);
    return { ...cost, requests: cost.asked.length };
  } finally {
    await page.context().close();
  }
}

/** A press with the waterfall of what it asked for. */
function said(name: string, when: string, { ms, asked }: Cost): string {
  const lines = asked.map(({ path, type, askedMs, answeredMs }) => `  ${askedMs}-${answeredMs ?? ''} ${type} ${path}`);
  return [`${name}, ${when}: ${Math.round(ms)} ms in ${asked.length}`, ...lines].join('\n');
}
