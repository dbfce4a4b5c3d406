import { defineConfig } from 'vitest/config';

const project = (name: string, more: object = {}) => ({
  test: {
    name,
    include: [`${name}/**/*.test.{ts,tsx}`],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 20_000,
    ...more,
  },
});

export default defineConfig({
  test: {
    // Not one test may be left out by accident.
    allowOnly: false,
    // Files mostly wait for the database, so there may be more of them at a time than cores.
    maxWorkers: 3,
    // Nothing of ours lives in a module, so files share what they load: a third of the time.
    isolate: false,
    projects: [
      project('rules'),
      project('contract'),
      project('phrases'),
      project('api', { globalSetup: ['api/test/postgres.ts'], hookTimeout: 30_000 }),
      project('web'),
      project('scripts', { testTimeout: 60_000 }),
    ],
  },
});
