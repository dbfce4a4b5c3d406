import type { age as en } from './age.en.ts';
import type { Shape } from '../translate.ts';

export const age = {
  now: 'zojuist',
  minutes: { one: '1 minuut geleden', other: '{{count}} minuten geleden' },
  hours: { one: '1 uur geleden', other: '{{count}} uur geleden' },
  yesterday: 'Gisteren',
} satisfies Shape<typeof en>;
