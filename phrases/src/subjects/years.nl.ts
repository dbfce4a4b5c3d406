import type { years as en } from './years.en.ts';
import type { Shape } from '../translate.ts';

export const years = {
  title: 'Jouw jaar {{year}}',
  choose: 'Welk jaar',
  games: { one: '{{count}} wedstrijd', other: '{{count}} wedstrijden' },
  hours: { one: '{{count}} uur', other: '{{count}} uur' },
  people: { one: '{{count}} medespeler', other: '{{count}} medespelers' },
  weeks: { one: 'hooguit {{count}} week op rij', other: 'hooguit {{count}} weken op rij' },
  venues: { one: '{{count}} plek', other: '{{count}} plekken' },
  poster: 'De poster van je jaar: de plekken op een kaart, en je cijfers',
  share: 'Deel de poster',
  onlyYou: 'Alleen jij ziet hem, tot je hem deelt.',
  failed: 'Je jaren konden niet worden geladen',
} satisfies Shape<typeof en>;
