import type { years as en } from './years.en.ts';
import type { Shape } from '../translate.ts';

export const years = {
  title: 'Jouw jaar {{year}}',
  choose: 'Welk jaar',
  games: { one: 'wedstrijd', other: 'wedstrijden' },
  hours: { one: 'uur', other: 'uur' },
  people: { one: 'medespeler', other: 'medespelers' },
  weeks: { one: 'week op rij, hooguit', other: 'weken op rij, hooguit' },
  venues: { one: 'plek', other: 'plekken' },
  poster: 'De poster van je jaar: de plekken op een kaart, en je cijfers',
  share: 'Deel de poster',
  onlyYou: 'Alleen jij ziet hem, tot je hem deelt.',
  failed: 'Je jaren konden niet worden geladen',
} satisfies Shape<typeof en>;
