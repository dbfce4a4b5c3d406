import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root, runProgram } from './run-program.ts';

/** The only thing asked of Playwright, which is a dependency of e2e. */
type Playwright = { chromium: { executablePath(): string } };

/** Chromium without windows: it takes two thirds of the processor time, and has neither push messages nor a back/forward cache. */
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser for the journeys: the chosen one, the machine's, Playwright's own, or a freshly installed one. */
export async function findBrowser(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
  const found = chosen || installed();
  if (found) return found;
  const debian = process.getuid?.() === 0 && onPath('apt-get');
  if (debian) {
    console.log('No browser found: installing chromium, and its headless shell, by apt-get.');
    await runProgram('apt-get', ['update', '-q']);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    // Older Debians have no package for the headless shell; the journeys then do without.
    for (const browser of ['chromium', shell])
      await runProgram('apt-get', ['install', '-y', '-q', '--no-install-recommends', browser], { env });
  }
  const fresh = installed();
  if (fresh) return fresh;
  throw new Error(
    'The browser journeys need Chromium or Chrome: install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.',
  );
}

/** The environment variables that the journeys' settings (`e2e/browser.ts`) read; the browser is installed if there is none. */
export async function browsersForJourneys(): Promise<{ CHROMIUM_PATH: string; CHROMIUM_SHELL_PATH: string }> {
  const browser = await findBrowser();
  return { CHROMIUM_PATH: browser, CHROMIUM_SHELL_PATH: installedBrowsers().shell ?? browser };
}

/** The browsers already on the machine, chosen or found; without the headless shell if a browser was chosen. */
export function installedBrowsers(): { whole?: string; shell?: string } {
  const { CHROMIUM_PATH: whole = installed(), CHROMIUM_SHELL_PATH: chosenShell } = process.env;
  return { whole, shell: chosenShell ?? (process.env['CHROMIUM_PATH'] ? undefined : onPath(shell)) ?? whole };
}

function installed(): string | undefined {
  return names.map(onPath).find(Boolean) ?? [...applications, playwrightOwn()].find((path) => existsSync(path));
}

function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

function playwrightOwn(): string {
  const playwright: Playwright = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  return playwright.chromium.executablePath();
}
