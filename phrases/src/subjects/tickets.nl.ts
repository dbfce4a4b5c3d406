import type { tickets as en } from './tickets.en.ts';
import type { Shape } from '../translate.ts';

export const tickets = {
  joined: 'Ik doe mee',
  waiting: 'Wachtlijst',
  hosting: 'Ik organiseer',
  past: 'Voorbij',
  calendars: 'Zet ze in je agenda',
  played: '{{joined}} van {{capacity}} deden mee',
  in: '{{joined}} van {{capacity}} doen mee',
  inLine: { one: '{{count}} wachtend', other: '{{count}} wachtend' },
  noHosting: 'Je organiseert nu niets',
  noHostingBody: 'Maak een wedstrijd aan of kopieer een eerdere; dat kost een minuut.',
  allHosted: 'Alles wat je organiseert',
  none: 'Je hebt geen plek in deze wedstrijd',
  noneBody: 'Zodra je meedoet, staat je ticket hier.',
  seeGame: 'Bekijk de wedstrijd',
  paid: 'Je betaalde {{amount}}',
  paidBy: '{{name}} betaalde {{amount}} voor je',
  steps: {
    ticket: 'Ticket',
    claim: 'Neem de plek',
    rate: 'Beoordeel spelers',
    checkIn: 'Spelers inchecken',
    edit: 'Bewerken',
    route: 'Route',
    share: 'Delen',
    again: 'Nog een keer',
    find: 'Meer {{sport}}',
  },
} satisfies Shape<typeof en>;
