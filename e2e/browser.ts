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

/** No page of a journey lives long enough for its scripts to earn back what optimising them takes: a seventh of the browser's time. */
const shortLived = ['--js-flags=--noturbofan --nomaglev', ...args];

/** The browser of components' tests, which all run in the same few pages. */
export const longLivedBrowser: LaunchOptions = { ...(shell && { executablePath: shell }), args };

/** The browser of nearly all journeys: Chromium's headless shell where there is one. */
export const browser: LaunchOptions = { ...(shell && { executablePath: shell }), args: shortLived };

/** For journeys about what the shell has not: push messages, and pages shown again as they were left. */
export const wholeBrowser: LaunchOptions = { ...(whole && { executablePath: whole }), args: shortLived };
