import type { field as en } from './field.en.ts';
import type { Shape } from '../translate.ts';

export const field = {
  missing: 'Vul dit in',
  chooseOne: 'Kies er ten minste één',
  invalid: 'Dit kan niet kloppen',
  whole: 'Vul een heel getal in',
  short: 'Minstens {{least}} tekens',
  long: 'Hoogstens {{most}} tekens',
  chooseFewer: 'Kies er hoogstens {{most}}',
  low: 'Minstens {{least}}',
  high: 'Hoogstens {{most}}',
} as const satisfies Shape<typeof en>;
