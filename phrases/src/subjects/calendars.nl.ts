import type { calendars as en } from './calendars.en.ts';
import type { Shape } from '../translate.ts';

export const calendars = {
  intro: 'Je wedstrijden in de agenda die je al gebruikt. Ze schuiven mee als er iets verandert.',
  own: 'Mijn wedstrijden',
  ownAbout: 'Waar je aan meedoet, waar je op wacht (met een teken ervoor) en wat je organiseert.',
  follow: 'Volg deze zoekopdracht',
  followAbout: 'Elke wedstrijd die past komt vanzelf in je agenda.',
  searches: 'Zoekopdrachten die je volgt',
  noSearches: 'Zoek een wedstrijd en kies onder de resultaten ‘Volg in je agenda’.',
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
  removed: 'Agenda verwijderd. Het adres werkt binnen een minuut niet meer.',
  failed: 'Je agenda’s kunnen nu niet worden getoond.',
  private:
    'Het adres is van jou alleen: wie het heeft, kan deze agenda lezen. Agenda’s kijken meestal om de paar uur. Verwijder hem hier en het adres werkt niet meer.',
  feed: {
    own: 'Rondo: mijn wedstrijden',
    search: 'Rondo: wedstrijden die ik volg',
    marks: {
      organised: 'Organiseer ik: ',
      waiting: 'Wachtlijst: ',
      cancelled: 'Afgelast: ',
    },
    confirmed: 'Gaat door',
    pending: 'Gaat door zodra er genoeg spelers zijn',
    waiting: 'Je staat op de wachtlijst',
    cancelled: 'Deze wedstrijd is afgelast',
  },
} satisfies Shape<typeof en>;
