import { playwright } from '@vitest/browser-playwright';
import react from '@vitejs/plugin-react';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { contractForms } from '../build/contract-calls.ts';
import { phraseParts } from '../build/phrase-parts.ts';
import { keepRendered, markRendered } from './mark-rendered.ts';

type Launch = NonNullable<Parameters<typeof playwright>[0]>['launchOptions'];

/**
 * Components and pages of the web app, each rendered by itself in a browser, with the answers that a test gives it.
 * @param instant the time that it is in the tests, ISO 8601
 * @param languages `all`, `usual` or `others` (languages.ts)
 */
export const components = (
  launchOptions: Launch,
  instant: string,
  languages = 'all',
): TestProjectInlineConfiguration => ({
  plugins: [react(), contractForms(), phraseParts(), markRendered()],
  // React's production build: with the development build a test takes half as long again, and nobody reads its warnings.
  oxc: { jsx: { development: false } },
  define: {
    'import.meta.env.SUITE_INSTANT': JSON.stringify(instant),
    'import.meta.env.SUITE_LANGUAGES': JSON.stringify(languages),
  },
  optimizeDeps: {
    rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
    // Named here, because a dependency that Vite finds late makes it reload the page in the middle of a test.
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react-router',
      '@tanstack/react-query',
      '@mantine/core',
      '@mantine/dates',
      '@mantine/hooks',
      '@simplewebauthn/browser',
      'axe-core',
      'dayjs',
      'leaflet',
      'pmtiles',
      'protomaps-leaflet',
      'qr',
      'qr/decode.js',
      'react-easy-crop',
      'vitest-browser-react',
      'zod',
    ],
  },
  test: {
    name: 'components',
    include: ['web/src/**/*.test.tsx'],
    globalSetup: ['web/test/mark-rendered.ts'],
    setupFiles: ['web/test/set-up.ts'],
    testTimeout: 60_000,
    // As long as in a journey: the first test of a file also waits for its modules, on a machine that may be busy.
    expect: { poll: { timeout: 15_000, interval: 10 } },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      traceView: false,
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce', hasTouch: true } }),
      viewport: { width: 390, height: 844 },
      commands: { keepRendered },
      instances: [{ browser: 'chromium' }],
    },
  },
});
