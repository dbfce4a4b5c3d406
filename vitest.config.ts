import { defineConfig } from 'vitest/config';

const project = (name: string, more: object = {}) => ({
  test: { name, include: [`${name}/**/*.test.{ts,tsx}`], exclude: ['**/node_modules/**', '**/dist/**'], ...more },
});

export default defineConfig({
  test: {
    // Not one test may be left out by accident.
    allowOnly: false,
    projects: [
      project('rules'),
      project('contract'),
      project('phrases'),
      project('api', { globalSetup: ['api/test/postgres.ts'], testTimeout: 20_000, hookTimeout: 30_000 }),
      project('web'),
      project('scripts', { testTimeout: 60_000 }),
    ],
  },
});
