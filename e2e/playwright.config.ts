import { defineConfig, devices } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openIdClient } from '../api/test/openid-client.ts';
import { browser } from './browser.ts';
import { now } from './clock.ts';

// Kept in the environment, because workers read this file again. A port of its own, so that two runs never meet, and below those
// that connections take.
process.env.E2E_PORT ??= String(10_000 + (process.pid % 10_000));
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'rondo-e2e-'));

const origin = `http://localhost:${process.env.E2E_PORT}`;
const googlePort = Number(process.env.E2E_PORT) + 10_000;
const google = `http://127.0.0.1:${googlePort}`;
process.env.E2E_GOOGLE_ORIGIN = google;

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Of the great journeys (`@great`) that of a new member is made on a desktop in `npm test`, and a guest's in Dutch too (scripts/suite/parts.ts). */
const newMember = /journey\.spec\.ts$/;
const guest = /guest\.spec\.ts$/;
const { isUsual, isRest } = { isUsual: process.env.SUITE_TIER === 'usual', isRest: process.env.SUITE_TIER === 'rest' };

/** Journeys through pages that a wide window lays out differently; the others are the same, and run once. */
const onDesktopToo = /(?:create|discovery|journey|match|pages|shell)\.spec\.ts$/;

/** Long journeys, each through a large part of the product, in Dutch too: this file, and tests with this tag. */
const inDutchToo = /journey\.spec\.ts|@dutch/;

/** Journeys through the running product, with demo data, in a real browser. `npm test` finds the browser. */
export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  forbidOnly: true,
  workers: 3, // of two cores, two leave a third idle
  maxFailures: process.env.SUITE_BAIL ? 1 : 0,
  retries: 0, // a journey that fails once is a fault, of it or of the product
  fullyParallel: true,
  // Longer only where the browser is slowed on request (slow-test.ts).
  timeout: 120_000 * Math.max(1, Number(process.env.E2E_SLOW ?? 1)),
  expect: { timeout: 15_000 },
  use: {
    baseURL: origin,
    // A trace of every journey costs a tenth of the time; `--trace on` makes one where it is wanted.
    screenshot: 'only-on-failure',
    // A fifth of the time, and nothing is looked at while it fades in; the journey in Dutch moves as for most readers.
    contextOptions: { reducedMotion: 'reduce' },
    // Requests are to be seen, and answered, by the journeys; those about the worker allow it.
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
      stderr: 'ignore', // warns that it is not made for production
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    {
      command: 'node ../api/src/main.ts',
      stdout: 'pipe', // errors only: what goes wrong on the server is said beside the journey that saw it
      url: `${origin}/readyz`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: process.env.E2E_PORT,
        DATA_DIR: process.env.E2E_DATA_DIR,
        DATABASE_URL: '',
        DEMO_CLOCK: new Date(now()).toISOString(),
        LOG_LEVEL: 'error',
        SHED_LOAD: 'off', // a machine that four browsers share is no overload
        GOOGLE_CLIENT_ID: openIdClient.id,
        GOOGLE_CLIENT_SECRET: openIdClient.secret,
        GOOGLE_ISSUER: google,
      },
    },
  ],
});
