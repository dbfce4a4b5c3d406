import type { off as en } from './off.en.ts';
import type { Shape } from '../translate.ts';

export const off = {
  changes: 'Er wordt aan Rondo gewerkt. Je kunt rondkijken, maar even niets veranderen.',
  signUps: 'Je kunt nu even geen account maken. Probeer het later opnieuw.',
  payments: 'Betalen kan nu even niet. Je tegoed werkt gewoon.',
  until: 'Verwacht einde: {{when}}.',
} as const satisfies Shape<typeof en>;
