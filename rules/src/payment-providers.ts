/** The payment providers for which Rondo has an adapter. One is configured; the sandbox plays one. */
export const paymentProviders = ['stripe', 'mollie', 'sandbox'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];
