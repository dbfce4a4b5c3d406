import type { evidence as en } from './evidence.en.ts';
import type { Shape } from '../translate.ts';

export const evidence = {
  community: {
    next: 'Hun volgende wedstrijd',
    open: 'Bekijk de gemeenschap',
  },
  words: {
    title: 'Wat spelers zeggen',
    demo: 'Demo: verzonnen woorden van verzonnen mensen',
    late: {
      text: 'Dinsdag om zes uur was ik de tiende. Twee uur later stonden we op het veld.',
      name: 'Sanne, Utrecht',
    },
    read: 'Lees ze op {{site}}',
  },
  expect: 'Wat je kunt verwachten',
  figures: {
    title: 'Tot nu toe op Rondo',
    games: { one: '{{number}} wedstrijd gespeeld', other: '{{number}} wedstrijden gespeeld' },
    players: { one: '{{number}} speler', other: '{{number}} spelers' },
    last: 'Laatst gespeeld',
  },
  price: {
    title: 'Wat het kost',
    business:
      'Vragen is gratis. Je krijgt één prijs voor alles en beslist dan pas. Ter vergelijking: bij toernooien die anderen via Rondo houden kost een plek {{price}}, of {{member}} voor leden.',
    facility:
      'Tijden en prijzen spreken we eerst met je af; er komt niets online zonder jouw akkoord. Spelers betalen voordat ze spelen: meestal {{usual}} per wedstrijd, en nooit meer dan {{most}}.',
  },
  answers: {
    title: 'Wie je antwoordt',
    hours: 'Binnen {{hours}} uur.',
  },
} satisfies Shape<typeof en>;
