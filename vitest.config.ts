import { defineConfig, type Plugin } from 'vitest/config';
import { suiteInstant } from './api/test/instants.ts';
import { markSites } from './api/test/statements/mark-sites.ts';
import { longLivedBrowser } from './e2e/browser.ts';
import { contractForms } from './web/build/contract-calls.ts';
import { phraseParts } from './web/build/phrase-parts.ts';
import { components } from './web/test/components.ts';

type Settings = { setupFiles?: string[]; include?: string[]; [setting: string]: unknown };

/** Slow files (races, processes, failovers) run where they are named, or with SUITE_SLOW: `only` them, or them `too`. */
const slow = process.env['SUITE_SLOW'] ?? (process.argv.some((argument) => argument.includes('.slow.')) ? 'too' : 'no');

const project = (name: string, { setupFiles = [], ...more }: Settings = {}, plugins: Plugin[] = []) => ({
  plugins,
  test: {
    name,
    setupFiles: ['scripts/property-runs.ts', ...setupFiles],
    include: [`${name}/**/*${slow === 'only' ? '.slow' : ''}.test.ts`],
    exclude: ['**/node_modules/**', '**/dist/**', ...(slow === 'no' ? ['**/*.slow.test.ts'] : [])],
    // A busy machine takes its time; only what hangs reaches this.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    ...more,
  },
});

export default defineConfig({
  test: {
    // Not one test may be left out by accident.
    allowOnly: false,
    // Files mostly wait for the database, so there may be more of them at a time than cores.
    maxWorkers: 4,
    // Nothing of ours lives in a module, so files share what they load: a third of the time.
    isolate: false,
    projects: [
      project('rules'),
      project('contract'),
      project('phrases'),
      project('scenes'),
      project(
        'api',
        {
          globalSetup: ['api/test/postgres.ts'],
          setupFiles: ['api/test/statements/collect.ts'],
          hookTimeout: 90_000,
        },
        [markSites()],
      ),
      project('web', {}, [contractForms(), phraseParts()]),
      components(longLivedBrowser, suiteInstant, process.env['SUITE_LANGUAGES']),
      project('scripts'),
      project('simulate'),
    ],
  },
});
