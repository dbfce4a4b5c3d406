import type { Shape } from '../translate.ts';
import type { paymentMethods as en } from './payment-methods.en.ts';

export const paymentMethods = {
  ideal: 'iDEAL',
  revolut: 'Revolut',
  card: 'Creditcard',
  applepay: 'Apple Pay',
} satisfies Shape<typeof en>;
