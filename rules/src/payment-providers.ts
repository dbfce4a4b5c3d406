/** The payment providers that Rondo has an adapter for, of which one is set up; the sandbox plays one. */
export const paymentProviders = ['stripe', 'mollie', 'sandbox'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];
