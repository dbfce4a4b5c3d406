import type { ownHome as en } from './own-home.en.ts';
import type { Shape } from '../translate.ts';

export const ownHome = {
  hello: 'Hoi {{name}}',
  helloNext: 'Je speelt {{day}}, {{name}}',
  newcomer: {
    lead: 'Hier begint je eerste wedstrijd.',
    find: 'Vind een wedstrijd',
    city: 'Kies je stad',
    communities: 'Vind een gemeenschap',
  },
  quiet: 'Nog niets gepland. Wat ga je deze week spelen?',
  next: {
    startsIn: 'Begint over {{days}} d {{hours}} u',
    startsInHours: 'Begint over {{hours}} u {{minutes}} min',
    startsInMinutes: 'Begint over {{minutes}} min',
    now: 'Nu bezig',
    see: 'Bekijk de wedstrijd',
    route: 'Route',
    invite: 'Vraag spelers mee',
    alone: 'Je bent de eerste die meedoet.',
    with: { one: 'Jij en {{count}} andere speler', other: 'Jij en {{count}} andere spelers' },
    known: { one: '1 met wie je speelde', other: '{{count}} met wie je speelde' },
    following: { one: 'en daarna nog {{count}} wedstrijd', other: 'en daarna nog {{count}} wedstrijden' },
  },
  waits: {
    title: 'Wacht op jou',
    offer: 'Er is een plek voor je vrijgehouden: {{game}}',
    offerUntil: 'Neem hem voor {{when}}.',
    handOver: '{{name}} biedt je een plek aan: {{game}}',
    requests: {
      one: '{{count}} speler wil bij {{community}}',
      other: '{{count}} spelers willen bij {{community}}',
    },
    requestsBody: 'Jij beslist wie erbij mag.',
    invitation: '{{name}} vraagt je mee: {{game}}',
    decline: 'Deze keer niet',
    declineGame: 'Deze keer niet: {{game}}',
    rate: 'Hoe was {{game}}?',
    rateBody: 'Beoordeel met wie je speelde: zo blijven teams eerlijk.',
  },
  near: {
    title: 'Bij {{city}}, zoals jij graag speelt',
    newcomer: 'Bij {{city}}, met plek voor jou',
    everywhere: 'Binnenkort, met plek voor jou',
    all: 'Alle wedstrijden',
  },
  ofCommunities: { title: 'In je gemeenschappen' },
  year: {
    title: 'Je laatste twaalf maanden',
    games: { one: 'wedstrijd', other: 'wedstrijden' },
    venues: { one: 'locatie', other: 'locaties' },
    people: { one: 'speler ontmoet', other: 'spelers ontmoet' },
    weeks: { one: 'week achter elkaar', other: 'weken achter elkaar' },
    all: 'Met wie je speelt',
  },
  failed: 'Je startpagina kon niet worden geladen',
} satisfies Shape<typeof en>;
