import type { Shape } from '../translate.ts';
import type { phoneTicket as en } from './phone-ticket.en.ts';

export const phoneTicket = {
  when: 'Wanneer',
  place: 'Waar',
  holder: 'Speler',
  team: 'Team',
  organiser: 'Organisator',
  link: 'De wedstrijd op Rondo',
  cancelled: 'Afgelast',
  givenUp: 'Afgemeld',
} as const satisfies Shape<typeof en>;
