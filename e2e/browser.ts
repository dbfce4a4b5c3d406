import type { LaunchOptions } from '@playwright/test';
import { installedBrowsers } from '../scripts/find-browser.ts';

const { whole, shell } = installedBrowsers();

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Without the optimising compiler: no page of a journey lives long enough for it to pay off, and it takes a seventh of the browser's time. */
const shortLived = ['--js-flags=--noturbofan --nomaglev', ...args];

/** The browser for tests of components, which all run in the same few pages. */
export const longLivedBrowser: LaunchOptions = { ...(shell && { executablePath: shell }), args };

/** The browser of nearly all journeys: Chromium's headless shell where there is one. */
export const browser: LaunchOptions = { ...(shell && { executablePath: shell }), args: shortLived };

/** For journeys that need what the shell lacks: push messages, and pages that are restored as they were left. */
export const wholeBrowser: LaunchOptions = { ...(whole && { executablePath: whole }), args: shortLived };
