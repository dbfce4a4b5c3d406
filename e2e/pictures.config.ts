import { devices } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Takes pictures of every page for people to look at: `npm run pictures`. */
export default {
  ...journeys,
  testMatch: 'pictures.ts',
  projects: [{ name: 'pictures', use: { ...devices['Desktop Chrome'], locale: 'en-GB' } }],
};
