import type { recap as en } from './recap.en.ts';
import type { Shape } from '../translate.ts';

export const recap = {
  title: 'Je laatste wedstrijd',
  hosted: 'Jouw wedstrijd',
  with: 'Met {{names}}',
  more: { one: '{{count}} ander', other: '{{count}} anderen' },
  guests: { one: '{{count}} gast', other: '{{count}} gasten' },
  alone: 'Verder speelde niemand.',
  result: { won: 'Je team won met {{score}}', drew: 'Gelijk: {{score}}', lost: 'Je team verloor met {{score}}' },
  outcome: { won: 'Je team won', drew: 'Gelijkspel', lost: 'Je team verloor' },
  tournamentWon: '{{team}} won het toernooi',
  metFirst: {
    one: '{{count}} nieuwe speler',
    other: '{{count}} nieuwe spelers',
  },
  weeks: { one: '{{count}} week op rij', other: '{{count}} weken op rij' },
  score: 'Je score in {{sport|lower}} sindsdien: {{before}} → {{after}}',
  firstScore: 'Je eerste score in {{sport|lower}}: {{after}}',
  wanted: { one: '{{count}} speler wil nog een keer', other: '{{count}} spelers willen nog een keer' },
  again: 'Volgende week weer?',
  openHint: 'Zet dezelfde wedstrijd voor volgende week online en nodigt je spelers uit.',
  askHint: 'Alleen de organisator ziet dit.',
  asked: 'Je hebt het de organisator gevraagd. De volgende komt hier.',
  opened: {
    one: 'Hij staat online. We hebben {{count}} speler uitgenodigd.',
    other: 'Hij staat online. We hebben {{count}} spelers uitgenodigd.',
  },
  join: 'Doe weer mee: {{when}}',
  see: 'Volgende keer: {{when}}',
  share: 'Deel een foto',
} satisfies Shape<typeof en>;
