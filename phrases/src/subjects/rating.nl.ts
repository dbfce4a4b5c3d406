import type { Shape } from '../translate.ts';
import type { rating as en } from './rating.en.ts';

export const rating = {
  notNow: 'Je kunt deze wedstrijd niet beoordelen',
  pick: {
    title: 'Beoordeel een speler',
    intro: 'Met wie speelde je bij {{game}}? Beoordeel {{least}} tot {{most}} spelers, zoals ze die dag speelden.',
    introAll: 'Met wie speelde je bij {{game}}? Beoordeel iedereen die meespeelde.',
    guestOf: 'Gast van {{name}}',
    given: 'Jouw cijfer:',
    secret:
      'Niemand ziet wat jij geeft. Scores veranderen ’s nachts, en alleen van spelers die sindsdien door minstens drie mensen zijn beoordeeld, zodat jouw cijfer niet opvalt.',
    left: { one: 'Beoordeel nog {{count}} speler', other: 'Beoordeel nog {{count}} spelers' },
    finish: { one: 'Verstuur {{count}} cijfer', other: 'Verstuur {{count}} cijfers' },
  },
  level: {
    title: 'Hoe goed speelt {{name}}?',
    label: 'Niveau van {{name}}',
    back: 'Terug',
    remove: 'Niet beoordelen',
    set: 'Kies dit niveau',
  },
  thanks: {
    title: 'Dank je wel',
    heading: 'Je cijfers zijn verstuurd!',
    body: 'Scores veranderen ’s nachts, zodra minstens drie mensen een speler hebben beoordeeld; tot dan wachten je cijfers. Zo worden de volgende teams eerlijker, ook dat van jou.',
    leaderboard: 'Ranglijst',
    close: 'Klaar',
  },
  mine: {
    title: 'Jouw beoordelingen',
    none: 'Nog geen score',
    noneBody:
      'Na een wedstrijd volleybal, basketbal of voetbal kunnen de spelers elkaar beoordelen. Je krijgt een score in de nacht nadat drie mensen je hebben beoordeeld.',
    receipt: {
      one: '{{count}} speler beoordeelde je in {{sport|lower}}',
      other: '{{count}} spelers beoordeelden je in {{sport|lower}}',
    },
    on: 'op {{day}}',
    between: 'tussen {{first}} en {{last}}',
    moved: 'Je score ging van {{before}} naar {{after}}.',
    same: 'Je score bleef {{after}}.',
    first: 'Je eerste score: {{after}}.',
    moves:
      'Je score verandert ’s nachts, zodra minstens drie mensen je sinds de vorige keer hebben beoordeeld; tot dan wachten hun cijfers. Hier lees je hoe hij veranderde.',
    given: 'Wat jij gaf',
    counted: {
      one: '{{sport}}: {{count}} cijfer gegeven, waarvan {{counted}} meegeteld',
      other: '{{sport}}: {{count}} cijfers gegeven, waarvan {{counted}} meegeteld',
    },
    countedWhy:
      'Dezelfde speler steeds opnieuw beoordelen telt één keer, en cijfers ver van die van alle anderen tellen minder. Cijfers die nog op die van anderen wachten, tellen nog niet mee.',
    how: 'Hoe scores ontstaan',
  },
} satisfies Shape<typeof en>;
