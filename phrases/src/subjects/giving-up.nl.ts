import type { givingUp as english } from './giving-up.en.ts';
import type { Shape } from '../translate.ts';

export const givingUp: Shape<typeof english> = {
  free: 'Kun je niet? Afmelden kan tot 2 uur ervoor.',
  back: 'Kun je niet? Afmelden vóór {{until}}: {{amount}} terug ({{percent}} %), tenzij het al doorgaat.',
  confirmed:
    'Gaat door: geen geld terug. Kun je niet? Geef je plek vrij. Pakt iemand hem, dan krijg je {{amount}} terug.',
  certain:
    'Met jou gaat het door: geen geld terug. Kun je niet? Geef je plek vrij. Pakt iemand hem, dan krijg je {{amount}} terug.',
  none: 'Geen geld terug, behalve bij afgelasting.',
};
