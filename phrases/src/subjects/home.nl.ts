import type { home as en } from './home.en.ts';
import type { Shape } from '../translate.ts';

export const home = {
  poster: {
    title: 'Ergens bij jou in de buurt komt een team één speler tekort.',
    lead: 'Vind een potje, betaal jouw deel en speel vanavond. Een team heb je niet nodig.',
    find: 'Vind een potje',
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
  tournaments: { title: 'Toernooien', all: 'Alle toernooien', live: 'Met live uitslagen' },
  top: {
    title: 'Spelers',
    pause: 'Sporten stilzetten',
    play: 'Sporten afwisselen',
    all: 'Hele ranglijst',
    failed: 'De spelers laden niet',
  },
  evidence: { title: 'Met wie je speelt' },
  actions: {
    label: 'Hoe verder?',
    map: {
      title: 'Wat is er in de buurt?',
    },
    team: {
      title: 'Neem je collega’s mee',
    },
    organise: {
      title: 'Organiseer wedstrijden',
    },
    become: {
      title: 'Organiseer wedstrijden',
    },
    company: {
      title: 'Bedrijfsevenement',
      body: 'Een toernooi, een training of een hele sportdag. Wij regelen alles.',
    },
    venue: {
      title: 'Heb je een zaal of veld?',
      body: 'Spelers in de buurt zoeken een plek. Bied je vrije uren aan.',
    },
  },
  partners: { title: 'Vertrouwde partners' },
  social: {
    title: 'Gezien op sociale media',
    ask: '{{site}} kan volgen wat je bekijkt. Toch laden?',
    show: 'Tonen',
  },
  featured: { title: 'Uitgelicht', all: 'Alle wedstrijden' },
  latest: { title: 'Nieuw', all: 'Bekijk alles' },
  features: {
    title: 'Meedoen is het makkelijke deel',
    choice: {
      title: 'Jij kiest de wedstrijd',
      body: 'Sport, niveau, dag, afstand en prijs. Je ziet hoeveel spelers er nog nodig zijn.',
    },
    joining: {
      title: 'Een paar tikken en je doet mee',
      body: 'Betaal jouw deel en zet de wedstrijd in je agenda. Vol? Ga op de wachtlijst.',
    },
    refund: {
      title: 'Te weinig spelers? Geld terug',
      body: 'Twaalf uur ervoor te weinig spelers? Dan gelasten we af en krijgt iedereen 100 % terug.',
    },
  },
  cta: {
    title: 'Je volgende potje wacht al.',
    body: 'Maak een gratis account en pak een plek. Dat kost een minuut.',
    join: 'Account aanmaken',
    browse: 'Eerst rondkijken',
  },
  failed: 'Deze wedstrijden laden niet',
} satisfies Shape<typeof en>;
