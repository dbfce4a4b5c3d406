import type { off as en } from './off.en.ts';
import type { Shape } from '../translate.ts';

export const off = {
  changes: 'We werken aan Rondo. Rondkijken kan, wijzigen even niet.',
  signUps: 'Een account maken kan nu even niet. Probeer het later opnieuw.',
  payments: 'Betalen kan nu even niet. Je tegoed werkt gewoon.',
  until: 'Terug rond {{when}}.',
} as const satisfies Shape<typeof en>;
