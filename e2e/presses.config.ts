import journeys from './playwright.config.ts';

/** Measures what the commonest presses cost a phone: `npm run bench -- web`. */
export default {
  ...journeys,
  testMatch: 'measure-presses.ts',
  workers: 1, // two at once would slow each other
  projects: [
    {
      name: 'presses',
      use: { locale: 'en-GB' },
    },
  ],
};
