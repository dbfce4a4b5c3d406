import { devices } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Measures what the commonest presses cost a phone: `npm run bench -- web`. */
export default {
  ...journeys,
  testMatch: 'measure-presses.ts',
  workers: 1, // two at once would slow each other
  projects: [
    {
      name: 'presses',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        locale: 'en-GB',
      },
    },
  ],
};
