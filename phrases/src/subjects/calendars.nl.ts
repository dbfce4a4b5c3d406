import type { calendars as en } from './calendars.en.ts';
import type { Shape } from '../translate.ts';

export const calendars = {
  intro: 'Je wedstrijden in je eigen agenda, altijd actueel.',
  own: 'Mijn wedstrijden',
  ownAbout: 'Wedstrijden die je speelt, organiseert of waarop je wacht.',
  follow: 'Volg deze zoekopdracht',
  followAbout: 'Nieuwe wedstrijden komen in je agenda.',
  searches: 'Gevolgde zoekopdrachten',
  noSearches: 'Zoek een wedstrijd en kies ‘Volg in je agenda’.',
  find: 'Zoek een wedstrijd',
  make: 'Maak een agenda',
  apple: 'Apple en andere agenda’s',
  google: 'Google Agenda',
  outlook: 'Outlook',
  copy: 'Kopieer adres',
  copied: 'Gekopieerd',
  since: 'sinds {{day}}',
  results: 'Bekijk de wedstrijden',
  remove: 'Verwijder',
  removeOf: 'Verwijder de agenda {{name}}',
  removed: 'Agenda verwijderd. De link werkt binnen een minuut niet meer.',
  failed: 'Je agenda’s laden niet.',
  private: 'Houd dit adres privé: wie het heeft, kan je agenda lezen. Verwijder het om dat te stoppen.',
  feed: {
    own: 'Rondo: mijn wedstrijden',
    search: 'Rondo: wedstrijden die ik volg',
    marks: {
      organised: 'Organiseer ik: ',
      waiting: 'Wachtlijst: ',
      cancelled: 'Afgelast: ',
    },
    confirmed: 'Gaat door',
    pending: 'Gaat door bij genoeg spelers',
    waiting: 'Je staat op de wachtlijst',
    cancelled: 'Deze wedstrijd is afgelast',
  },
} satisfies Shape<typeof en>;
