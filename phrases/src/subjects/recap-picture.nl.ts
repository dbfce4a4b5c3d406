import type { recapPicture as en } from './recap-picture.en.ts';
import type { Shape } from '../translate.ts';

export const recapPicture = {
  players: { one: '{{count}} speler', other: '{{count}} spelers' },
  seeGame: 'Bekijk de wedstrijd, en speel de volgende mee',
  joinNext: 'Speel de volgende keer mee: scan en doe mee',
} satisfies Shape<typeof en>;
