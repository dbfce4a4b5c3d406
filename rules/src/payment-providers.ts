import { chosen } from './every.ts';

/** The payment providers for which Rondo has an adapter, and whether each moves real money, at an address of its own. The sandbox plays one. */
const movesMoney = { stripe: true, mollie: true, sandbox: false } as const;
export type PaymentProviderName = keyof typeof movesMoney;
/** One of them is configured. */
export const paymentProviders = Object.keys(movesMoney) as PaymentProviderName[];
export const realPaymentProviders = chosen<PaymentProviderName>()(movesMoney);
export type RealPaymentProvider = (typeof realPaymentProviders)[number];
