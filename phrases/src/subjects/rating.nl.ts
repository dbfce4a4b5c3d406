import type { Shape } from '../translate.ts';
import type { rating as en } from './rating.en.ts';

export const rating = {
  notNow: 'Je kunt deze wedstrijd niet beoordelen',
  pick: {
    title: 'Beoordeel een speler',
    intro: 'Met wie speelde je bij {{game}}? Beoordeel {{least}} tot {{most}} spelers.',
    introAll: 'Met wie speelde je bij {{game}}? Beoordeel alle anderen.',
    guestOf: 'Gast van {{name}}',
    given: 'Jouw cijfer:',
    secret: 'Je cijfers blijven anoniem. Scores veranderen ’s nachts na drie cijfers.',
    left: { one: 'Beoordeel nog {{count}} speler', other: 'Beoordeel nog {{count}} spelers' },
    finish: { one: 'Verstuur {{count}} cijfer', other: 'Verstuur {{count}} cijfers' },
  },
  level: {
    setTo: 'Geef: {{band}}',
    title: 'Hoe goed speelt {{name}}?',
    label: 'Niveau van {{name}}',
    back: 'Terug',
    remove: 'Niet beoordelen',
    set: 'Kies niveau',
  },
  thanks: {
    title: 'Dank je wel',
    heading: 'Je cijfers zijn verstuurd!',
    body: 'Scores veranderen ’s nachts na drie cijfers. Zo blijven teams eerlijk.',
    leaderboard: 'Ranglijst',
    close: 'Klaar',
  },
  mine: {
    title: 'Jouw beoordelingen',
    none: 'Nog geen score',
    noneBody: 'Drie beoordelingen na volleybal, basketbal of voetbal geven je een score.',
    receipt: {
      one: '{{count}} speler heeft je beoordeeld in {{sport|lower}}',
      other: '{{count}} spelers hebben je beoordeeld in {{sport|lower}}',
    },
    on: 'op {{day}}',
    between: 'tussen {{first}} en {{last}}',
    moved: 'Je score ging van {{before}} naar {{after}}.',
    same: 'Je score bleef {{after}}.',
    first: 'Je eerste score: {{after}}.',
    moves: 'Je score verandert ’s nachts na drie nieuwe beoordelaars.',
    given: 'Jouw cijfers',
    counted: {
      one: '{{sport}}: {{count}} cijfer gegeven, waarvan {{counted}} meegeteld',
      other: '{{sport}}: {{count}} cijfers gegeven, waarvan {{counted}} meegeteld',
    },
    countedWhy: 'Herhaalde cijfers tellen één keer, uitschieters minder. Nieuwe cijfers wachten op andere.',
    how: 'Hoe scores werken',
  },
} satisfies Shape<typeof en>;
