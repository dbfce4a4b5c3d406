import type { recap as en } from './recap.en.ts';
import type { Shape } from '../translate.ts';

export const recap = {
  title: 'Je laatste wedstrijd',
  hosted: 'Jouw wedstrijd',
  with: 'Met {{names}}',
  more: { one: '{{count}} ander', other: '{{count}} anderen' },
  guests: { one: '{{count}} gast', other: '{{count}} gasten' },
  alone: 'Verder speelde niemand.',
  metFirst: {
    one: '{{count}} nieuwe speler',
    other: '{{count}} nieuwe spelers',
  },
  weeks: { one: '{{count}} week op rij', other: '{{count}} weken op rij' },
  score: 'Je score in {{sport|lower}} sindsdien: {{before}} → {{after}}',
  firstScore: 'Je eerste score in {{sport|lower}}: {{after}}',
  wanted: { one: '{{count}} speler wil nog een keer', other: '{{count}} spelers willen nog een keer' },
  again: 'Volgende week weer?',
  openHint: 'Opent volgende week dezelfde wedstrijd en nodigt je spelers uit.',
  askHint: 'Alleen de organisator ziet dit.',
  asked: 'Je vroeg het de organisator. De volgende komt hier.',
  opened: {
    one: 'Hij is open. We nodigden {{count}} speler uit.',
    other: 'Hij is open. We nodigden {{count}} spelers uit.',
  },
  join: 'Doe weer mee: {{when}}',
  see: 'Volgende keer: {{when}}',
  share: 'Deel een foto',
} satisfies Shape<typeof en>;
