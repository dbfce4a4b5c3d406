import type { bankAccount as en } from './bank-account.en.ts';
import type { Shape } from '../translate.ts';

export const bankAccount = {
  holder: 'Rekeninghouder',
  holderHint: 'Zoals bij je bank.',
  iban: 'Rekeningnummer (IBAN)',
  ibanHint: 'We bewaren het versleuteld en tonen alleen het laatste stukje.',
  holderMissing: 'Vul de rekeninghouder in',
  ibanMissing: 'Vul het rekeningnummer in',
} as const satisfies Shape<typeof en>;
