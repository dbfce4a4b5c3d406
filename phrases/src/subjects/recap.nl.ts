import type { recap as en } from './recap.en.ts';
import type { Shape } from '../translate.ts';

export const recap = {
  title: 'Je laatste wedstrijd',
  hosted: 'De wedstrijd die je organiseerde',
  with: 'Met {{names}}',
  more: { one: '{{count}} ander', other: '{{count}} anderen' },
  guests: { one: '{{count}} gast', other: '{{count}} gasten' },
  alone: 'Verder speelde niemand mee.',
  metFirst: {
    one: 'Je speelde voor het eerst met {{count}} speler',
    other: 'Je speelde voor het eerst met {{count}} spelers',
  },
  weeks: { one: '{{count}} week op rij', other: '{{count}} weken op rij' },
  score: 'Je score in {{sport|lower}} sindsdien: {{before}} → {{after}}',
  firstScore: 'Je eerste score in {{sport|lower}}: {{after}}',
  wanted: { one: '{{count}} speler wil nog een keer', other: '{{count}} spelers willen nog een keer' },
  again: 'Volgende week weer?',
  openHint: 'Opent dezelfde wedstrijd op dezelfde tijd, en nodigt uit wie meespeelde.',
  askHint: 'Vraagt het de organisator. Niemand anders hoort het.',
  asked: 'Je vroeg het de organisator. Is de volgende open, dan staat die hier.',
  opened: {
    one: 'Hij is open, en {{count}} speler is uitgenodigd.',
    other: 'Hij is open, en {{count}} spelers zijn uitgenodigd.',
  },
  join: 'Doe mee met de volgende: {{when}}',
  see: 'De volgende: {{when}}',
  share: 'Deel een plaatje',
} satisfies Shape<typeof en>;
