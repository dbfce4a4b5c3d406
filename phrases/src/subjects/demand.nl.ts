import type { Shape } from '../translate.ts';
import type { demand as en } from './demand.en.ts';

export const demand = {
  title: 'Waar spelers willen spelen',
  intro: 'Maak er een, en iedereen die wacht krijgt een seintje.',
  failed: 'De seintjes laden niet',
  none: 'Nog niets te zien',
  noneBody: 'Hier komt iets zodra vijf spelers in de buurt hetzelfde seintje hebben.',
  people: '{{count}}+ spelers',
  where: '{{sport}} in {{town}}',
  free: 'Gratis',
  upTo: 'De meesten betalen {{price}}',
  answered: 'Net een wedstrijd toegevoegd',
  create: 'Maak deze wedstrijd',
  uses: 'Uit seintjes van {{days}} dagen, dagelijks geteld en naar beneden afgerond. Namen blijven verborgen, net als alles wat minder dan {{least}} spelers willen.',
} as const satisfies Shape<typeof en>;
