import { defineConfig, devices } from '@playwright/test';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openIdClient } from '../api/test/openid-client.ts';
import { browser } from './browser.ts';
import { now } from './clock.ts';

// Stored in the environment, because each worker runs this file again. Each run has a port of its own, so that two runs never meet, below the
// ports that connections take.
process.env.E2E_PORT ??= String(10_000 + (process.pid % 10_000));
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'rondo-e2e-'));

const origin = `http://localhost:${process.env.E2E_PORT}`;
const googlePort = Number(process.env.E2E_PORT) + 10_000;
const google = `http://127.0.0.1:${googlePort}`;
process.env.E2E_GOOGLE_ORIGIN = google;

/** Back-ups of the demo's data are sealed for a key that nobody has. */
const backUps = path.join(process.env.E2E_DATA_DIR, 'back-ups');
mkdirSync(backUps, { recursive: true });
const backUpRecipient = 'age1zspfn3yek5ryynnyxsv5uq26e2yjx6fd6xupk4p3kkn6u2udg4tqlw2u8n';

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * `npm test` runs two of the great journeys (`@great`): that of a new member on a desktop only, and a guest's also in Dutch
 * (scripts/suite/parts.ts).
 */
const newMember = /journey\.spec\.ts$/;
const guest = /guest\.spec\.ts$/;
const { isUsual, isRest } = { isUsual: process.env.SUITE_TIER === 'usual', isRest: process.env.SUITE_TIER === 'rest' };

/** Journeys through pages with another layout in a wide window; all other journeys run on a phone only. */
const onDesktopToo = /(?:create|discovery|journey|match|pages|shell)\.spec\.ts$/;

/** Long journeys, each through a large part of Rondo, also run in Dutch: this file, and tests with this tag. */
const inDutchToo = /journey\.spec\.ts|@dutch/;

/** Journeys through the running product, with demo data, in a real browser. `npm test` finds the browser. */
export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  forbidOnly: true,
  workers: 3, // two workers would leave a third of two cores idle
  maxFailures: process.env.SUITE_BAIL ? 1 : 0,
  retries: 0, // a journey that fails once has found a fault, in Rondo or in itself
  fullyParallel: true,
  // Longer only where the browser is slowed on request (slow-test.ts).
  timeout: 120_000 * Math.max(1, Number(process.env.E2E_SLOW ?? 1)),
  expect: { timeout: 15_000 },
  use: {
    baseURL: origin,
    // A trace of every journey costs a tenth of the time; `--trace on` makes one where it is wanted.
    screenshot: 'only-on-failure',
    // Saves a fifth of the time, and no test looks at something that is still fading in; the journey in Dutch has the motion that most readers see.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would hide requests from the journeys, which watch and answer them; journeys about the worker allow it.
    serviceWorkers: 'block',
    launchOptions: browser,
  },
  projects: [
    {
      name: 'desktop, English',
      use: { ...desktop, locale: 'en-GB' },
      testMatch: isUsual ? newMember : onDesktopToo,
      ...(isRest && { testIgnore: newMember }),
    },
    {
      name: 'phone, Dutch',
      use: { ...phone, locale: 'nl-NL', colorScheme: 'dark', contextOptions: {} },
      ...(isUsual ? { testMatch: guest } : { grep: inDutchToo }),
    },
    {
      name: 'phone, English',
      use: { ...phone, locale: 'en-GB' },
      ...(isUsual && { testIgnore: newMember }),
      ...(isRest && { grepInvert: /@great/ }),
    },
  ],
  webServer: [
    {
      command: `node openid-provider.ts ${googlePort} ${origin}`,
      url: `${google}/.well-known/openid-configuration`,
      stderr: 'ignore', // it warns that it is not made for production
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    {
      command: 'node ../api/src/main.ts',
      stdout: 'pipe', // the server writes only errors: they appear beside the journey that caused them
      url: `${origin}/readyz`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: process.env.E2E_PORT,
        DATA_DIR: process.env.E2E_DATA_DIR,
        DATABASE_URL: '',
        DEMO_CLOCK: new Date(now()).toISOString(),
        LOG_LEVEL: 'error',
        SHED_LOAD: 'off', // four browsers keep the machine busy, which is no overload of the server
        BACKUP_TO: backUps,
        BACKUP_RECIPIENTS: backUpRecipient,
        GOOGLE_CLIENT_ID: openIdClient.id,
        GOOGLE_CLIENT_SECRET: openIdClient.secret,
        GOOGLE_ISSUER: google,
      },
    },
  ],
});
