import type { yearPoster as en } from './year-poster.en.ts';
import type { Shape } from '../translate.ts';

export const yearPoster = {
  title: 'Mijn jaar {{year}}',
  games: { one: 'wedstrijd', other: 'wedstrijden' },
  hours: { one: 'uur', other: 'uur' },
  people: { one: 'medespeler', other: 'medespelers' },
  weeks: { one: 'week op rij', other: 'weken op rij' },
  first: 'Eerste',
  last: 'Laatste',
} satisfies Shape<typeof en>;
