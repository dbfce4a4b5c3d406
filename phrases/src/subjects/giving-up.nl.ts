import type { givingUp as english } from './giving-up.en.ts';
import type { Shape } from '../translate.ts';

export const givingUp: Shape<typeof english> = {
  free: 'Kun je toch niet? Meld je dan af in je boeking, tot 2 uur voor het begin.',
  back: 'Kun je toch niet? Meld je dan af in je boeking vóór {{until}} en je krijgt {{amount}} terug ({{percent}} %), zolang de wedstrijd nog niet zeker doorgaat.',
  confirmed:
    'Deze wedstrijd gaat door, dus je krijgt geen geld terug. Kun je toch niet? Geef je plek dan in je boeking vrij voor de wachtlijst: neemt iemand hem, dan krijg je {{amount}} terug.',
  certain:
    'Met jou gaat deze wedstrijd door en krijg je geen geld terug. Kun je toch niet? Geef je plek dan in je boeking vrij voor de wachtlijst: neemt iemand hem, dan krijg je {{amount}} terug.',
  none: 'Je krijgt geen geld terug, tenzij de wedstrijd niet doorgaat.',
};
