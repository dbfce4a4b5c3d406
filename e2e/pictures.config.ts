import { devices } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Pictures of every page for whoever wants to look at them: `npm run pictures`. */
export default {
  ...journeys,
  testMatch: 'pictures.ts',
  projects: [{ name: 'pictures', use: { ...devices['Desktop Chrome'], locale: 'en-GB' } }],
};
