import type { givingUp as english } from './giving-up.en.ts';
import type { Shape } from '../translate.ts';

export const givingUp: Shape<typeof english> = {
  free: 'Kun je niet? Afmelden kan tot 2 uur ervoor.',
  back: 'Kun je niet? Meld je af vóór {{until}} voor {{amount}} terug ({{percent}} %), tenzij het al doorgaat.',
  confirmed:
    'Gaat door: geen geld terug. Kun je niet? Geef je plek vrij voor de wachtlijst, en krijg {{amount}} terug zodra iemand hem pakt.',
  certain:
    'Met jou gaat het door: geen geld terug. Kun je niet? Geef je plek vrij voor de wachtlijst, en krijg {{amount}} terug zodra iemand hem pakt.',
  none: 'Geen geld terug, behalve bij afgelasting.',
};
