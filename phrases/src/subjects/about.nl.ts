import type { about as en } from './about.en.ts';
import type { Shape } from '../translate.ts';

export const about = {
  title: 'Over Rondo',
  intro: 'Ergens bij jou in de buurt komt een team één speler tekort. Wij brengen jullie bij elkaar.',
  why: {
    title: 'Waarom we dit maken',
    text: 'Spelen moet makkelijker zijn dan het plannen ervan. Geen appgroep van veertig mensen, geen geld achterna zitten, niet met z’n zevenen op een veld staan. Je kijkt wat er in de buurt is, je doet mee, en je speelt.\n\nEen rondo is een kring van spelers die de bal rondspelen. Dat is het idee: mensen die elkaar nog niet kenden, en een wedstrijd die klopt.',
  },
  how: {
    title: 'Zo werkt het',
    find: 'Zoek',
    findBody: 'Op sport, plaats, dag, prijs en niveau; in een lijst of op de kaart.',
    join: 'Doe mee',
    joinBody: 'Gratis of betaald, alleen of met vrienden, met of zonder account.',
    play: 'Speel',
    playBody: 'Genoeg spelers? Het gaat door. Te weinig? Iedereen krijgt alles terug.',
  },
  money: {
    title: 'Je geld',
    text: 'Je ziet de prijs, de kosten en wat je terugkrijgt voor je bevestigt. Tegoed verloopt nooit, en elke cent staat in een grootboek dat altijd klopt.',
  },
  players: { one: '{{number}} speler', other: '{{number}} spelers' },
  games: { one: '{{number}} wedstrijd gespeeld', other: '{{number}} wedstrijden gespeeld' },
  sports: '{{count}} sporten',
  organise: {
    title: 'Organiseren',
    text: 'Jij organiseert wedstrijden voor je buurt, club of bedrijf. Rondo regelt aanmeldingen, teams, betalingen en herinneringen.',
    apply: 'Word organisator',
  },
  contact: {
    title: 'Contact',
    text: 'Vragen of ideeën? Schrijf naar {{email}}; we antwoorden binnen {{hours}} uur.',
    business: 'Bedrijfsevenement',
    venue: 'Bied je locatie aan',
  },
  seller: 'Rondo wordt aangeboden door {{name}}, {{address}}. KvK-nummer {{kvk}}, btw-nummer {{vat}}.',
  sellerPhone: 'Telefoon: {{phone}}.',
  cta: 'Zoek een wedstrijd',
} as const satisfies Shape<typeof en>;
