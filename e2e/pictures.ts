import { languageCodes } from '@rondo/rules';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { logIn } from './api.ts';
import { ready } from './ready.ts';
import { test } from './slow-test.ts';
import { origin } from './visit.ts';
import { visits } from './visits.ts';

const folder = process.env.PICTURES_DIR ?? 'pictures';
const wanted = process.env.PICTURES_OF ?? '';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** The name of a file for an address: `match-step-1` for `/match/8f…?step=1`. */
const nameOf = (address: string) =>
  address
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'home';

/** Scrolls down the page and up again, so that parts which load when they come near are there. */
const pastEverything = `(async () => {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo(0, y);
    await new Promise((drawn) => setTimeout(drawn, 60));
  }
  scrollTo(0, 0);
})()`;

// Each page and sheet in full, on a phone and a desktop, light and dark, in English and Dutch.
for (const { who, account, paths } of visits)
  test(who, async ({ browser, playwright }) => {
    test.setTimeout(1_800_000);
    const request = await playwright.request.newContext({ baseURL: origin });
    const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', serviceWorkers: 'block' });
    const page = await context.newPage();
    if (account) await logIn(page, account);
    const addresses = await paths(page, request);
    const shown = addresses.map((address, index) => ({
      address,
      name: `${String(index + 1).padStart(2, '0')}-${nameOf(address)}`,
    }));
    for (const { address, name } of shown.filter((one) => one.address.includes(wanted))) {
      const to = path.join(folder, who.replaceAll(/[^a-z]+/g, '-'), name);
      mkdirSync(to, { recursive: true });
      for (const language of languageCodes) {
        await context.addCookies([{ name: 'language', value: language, url: origin }]);
        for (const [size, viewport] of Object.entries(sizes)) {
          await page.setViewportSize(viewport);
          await page.goto(address);
          await ready(page);
          await page.evaluate(pastEverything);
          await ready(page);
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            const file = path.join(to, `${size}-${colorScheme}-${language}.jpg`);
            // Behind a sheet, only the visible part of the page is in the picture.
            const fullPage = (await page.locator('dialog[open]').count()) === 0;
            await page.screenshot({ path: file, type: 'jpeg', quality: 70, fullPage });
          }
        }
      }
    }
    await context.close();
    await request.dispose();
  });
