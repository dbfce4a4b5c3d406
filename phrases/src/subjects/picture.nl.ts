import type { picture as en } from './picture.en.ts';
import type { Shape } from '../translate.ts';

export const picture = {
  choose: 'Kies een foto',
  drop: 'of sleep er een hierheen',
  remove: 'Foto verwijderen',
  alt: 'Jouw foto',
  unusable: 'Kies een afbeelding van hooguit 10 MB',
} satisfies Shape<typeof en>;
