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
    joinBody: 'Gratis, of betaald uit je portemonnee. Alleen of met vrienden, ook zonder account.',
    play: 'Speel',
    playBody: 'Een wedstrijd gaat door als genoeg mensen meedoen. Zo niet, dan krijgt iedereen alles terug.',
  },
  money: {
    title: 'Je geld',
    text: 'Elke cent op Rondo staat in een grootboek dat altijd klopt en dat niemand ongemerkt kan wijzigen. Voordat je bevestigt zie je wat je betaalt, wat de kosten zijn en wat je terug zou krijgen als je niet kunt. Tegoed verloopt niet.',
  },
  players: { one: '{{number}} speler', other: '{{number}} spelers' },
  games: { one: '{{number}} wedstrijd gespeeld', other: '{{number}} wedstrijden gespeeld' },
  sports: '{{count}} sporten',
  organise: {
    title: 'Organiseren',
    text: 'Organisatoren maken wedstrijden aan voor hun buurt, club of bedrijf, en Rondo doet de rest: aanmeldingen, teams, wachtlijst, betalingen en berichten. Wil jij dat ook? Je meldt je in drie stappen aan.',
    apply: 'Word organisator',
  },
  contact: {
    title: 'Contact',
    text: 'Een vraag, een idee of iets dat misging? Schrijf naar {{email}}; we antwoorden binnen {{hours}} uur.',
    business: 'Een evenement voor je bedrijf',
    venue: 'Bied je locatie aan',
  },
  seller: 'Rondo wordt aangeboden door {{name}}, {{address}}. KvK-nummer {{kvk}}, btw-nummer {{vat}}.',
  sellerPhone: 'Telefoon: {{phone}}.',
  cta: 'Zoek een wedstrijd',
} as const satisfies Shape<typeof en>;
