import type { years as en } from './years.en.ts';
import type { Shape } from '../translate.ts';

export const years = {
  title: 'Jouw jaar {{year}}',
  choose: 'Welk jaar',
  games: { one: 'wedstrijd', other: 'wedstrijden' },
  hours: { one: 'uur', other: 'uur' },
  people: { one: 'medespeler', other: 'medespelers' },
  weeks: { one: 'week op rij', other: 'weken op rij' },
  venues: { one: 'plek', other: 'plekken' },
  poster: 'De poster van je jaar: plekken op een kaart, en je cijfers',
  share: 'Deel de poster',
  onlyYou: 'Alleen jij ziet dit, tot je deelt.',
  failed: 'Je jaren laden niet',
} satisfies Shape<typeof en>;
