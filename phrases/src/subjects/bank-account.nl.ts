import type { bankAccount as en } from './bank-account.en.ts';
import type { Shape } from '../translate.ts';

export const bankAccount = {
  holder: 'Rekeninghouder',
  holderHint: 'Zoals de bank de naam schrijft.',
  iban: 'Rekeningnummer (IBAN)',
  ibanHint: 'We controleren het, bewaren het versleuteld en laten alleen het einde zien.',
  holderMissing: 'Vul de naam van de rekeninghouder in',
  ibanMissing: 'Vul het rekeningnummer in',
} as const satisfies Shape<typeof en>;
