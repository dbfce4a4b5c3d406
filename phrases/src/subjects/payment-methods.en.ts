import type { PaymentMethod } from '@rondo/rules';
import type { Each } from '../translate.ts';

/** What ways to pay are called, wherever they are named. */
export const paymentMethods = {
  ideal: 'iDEAL',
  revolut: 'Revolut',
  card: 'Credit card',
  applepay: 'Apple Pay',
} as const satisfies Each<PaymentMethod>;
