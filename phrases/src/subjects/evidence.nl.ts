import type { evidence as en } from './evidence.en.ts';
import type { Shape } from '../translate.ts';

export const evidence = {
  community: {
    next: 'Hun volgende wedstrijd',
    open: 'Bekijk de groep',
  },
  words: {
    title: 'Wat spelers zeggen',
    demo: 'Demo: verzonnen citaten',
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
      'Vragen is gratis, en je krijgt één prijs voor alles. Ter vergelijking: toernooien kosten {{price}} per plek, of {{member}} voor leden.',
    facility:
      'Tijden en prijzen spreken we eerst met je af. Spelers betalen vooraf: meestal {{usual}} per wedstrijd, nooit meer dan {{most}}.',
  },
  answers: {
    title: 'Je contact',
    hours: 'Binnen {{hours}} uur.',
  },
} satisfies Shape<typeof en>;
