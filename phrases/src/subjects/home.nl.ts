import type { home as en } from './home.en.ts';
import type { Shape } from '../translate.ts';

export const home = {
  poster: {
    title: 'Ergens bij jou in de buurt komt een team één speler tekort.',
    lead: 'Zoek een wedstrijd, betaal jouw deel en sta vanavond op het veld. Iedereen is welkom, een eigen team hoeft niet.',
    find: 'Zoek een wedstrijd',
    pick: 'Waar heb je zin in?',
    players: 'spelers',
    played: 'wedstrijden gespeeld',
  },
  soon: {
    title: 'Begint binnenkort',
    near: 'Begint binnenkort bij {{city}}',
    spots: { one: 'Nog {{count}} plek', other: 'Nog {{count}} plekken' },
  },
  categories: {
    title: 'Kies je veld',
    Football: 'Gras, lichtmasten en geen scheids om mee te discussiëren.',
    Basketball: 'Half veld of heel veld, de winnaar blijft staan.',
    Volleyball: '’s Winters in de zaal, ’s zomers in het zand.',
    see: 'Bekijk {{sport|lower}}',
  },
  explore: 'Ontdek',
  none: 'Nu even niets.',
  communities: { title: 'Groepen', mine: 'Jouw groepen', mineAll: 'Alle', all: 'Alle groepen' },
  tournaments: { title: 'Toernooien', all: 'Alle toernooien' },
  top: {
    title: 'Topspelers',
    pause: 'Niet meer van sport wisselen',
    play: 'Vanzelf van sport wisselen',
    all: 'Hele ranglijst',
    failed: 'De spelers konden niet worden geladen',
  },
  evidence: { title: 'Met wie je speelt' },
  actions: {
    label: 'Hoe verder?',
    map: {
      title: 'Wat is er bij jou te doen?',
    },
    team: {
      title: 'Neem je collega’s mee',
    },
    organise: {
      title: 'Zelf wedstrijden organiseren',
    },
    become: {
      title: 'Zelf wedstrijden organiseren',
    },
    company: {
      title: 'Een evenement voor je bedrijf',
      body: 'Een toernooi, een training of een hele sportdag. Jij zegt wat je wilt, wij regelen het.',
    },
    venue: {
      title: 'Heb je een zaal of een veld?',
      body: 'Spelers in de buurt zoeken een plek. Bied de uren aan die niemand boekt.',
    },
  },
  partners: { title: 'Vertrouwde partners' },
  social: {
    title: 'Gezien op sociale media',
    ask: 'Dit komt van {{site}}, dat kan volgen wat je bekijkt. Het laadt alleen als je akkoord gaat.',
    show: 'Laat maar zien',
  },
  featured: { title: 'Uitgelicht', all: 'Alle wedstrijden' },
  latest: { title: 'Net toegevoegd', all: 'Bekijk alles' },
  features: {
    title: 'Meedoen is het makkelijke deel',
    choice: {
      title: 'Jij kiest de wedstrijd',
      body: 'Sport, niveau, dag, afstand en prijs. Je ziet hoeveel spelers er nog nodig zijn voordat je meedoet.',
    },
    joining: {
      title: 'Een paar tikken en je doet mee',
      body: 'Betaal jouw deel, zet de wedstrijd in je agenda, neem water mee. Vol? Ga op de wachtlijst.',
    },
    refund: {
      title: 'Te weinig spelers? Geld terug',
      body: 'Een wedstrijd die te klein blijft, wordt 12 uur van tevoren afgelast. Iedereen krijgt meteen 100 % terug.',
    },
  },
  cta: {
    title: 'Je volgende wedstrijd staat al op de agenda.',
    body: 'Maak een gratis account en pak een plek. Binnen een minuut geregeld.',
    join: 'Account aanmaken',
    browse: 'Eerst rondkijken',
  },
  failed: 'Deze wedstrijden konden niet worden geladen',
} satisfies Shape<typeof en>;
