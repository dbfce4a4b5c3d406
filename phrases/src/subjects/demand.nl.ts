import type { Shape } from '../translate.ts';
import type { demand as en } from './demand.en.ts';

export const demand = {
  title: 'Waar mensen willen spelen',
  intro: 'Maak er een van, en iedereen die hem wenste hoort het meteen.',
  failed: 'De wensen konden niet worden geladen',
  none: 'Nog niets te zien',
  noneBody: 'Zodra vijf mensen bij elkaar in de buurt hetzelfde wensen, staat het hier.',
  people: '{{count}}+ mensen',
  where: '{{sport}} in {{town}}',
  free: 'Gratis',
  upTo: 'De meesten betalen {{price}}',
  answered: 'Er is net een wedstrijd gemaakt',
  create: 'Maak deze wedstrijd',
  uses: 'Eén keer per dag geteld en naar beneden afgerond, uit wensen van de laatste {{days}} dagen. Wie het zijn staat er nooit bij, en wat minder dan {{least}} mensen willen ook niet.',
} as const satisfies Shape<typeof en>;
