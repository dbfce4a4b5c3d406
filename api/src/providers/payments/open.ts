import type { RealPaymentProvider } from '@rondo/rules';
import type { PaymentSettings } from '../../platform/settings/payment-settings.ts';
import { molliePayments, mollieWebhookUrl } from './mollie.ts';
import type { PaymentProvider } from './provider.ts';
import { stripePayments } from './stripe.ts';

/** Opens the provider that really moves money; the sandbox keeps its payments in Rondo's own database. */
export async function openPayments(
  payments: Exclude<PaymentSettings, { provider: 'sandbox' }>,
  publicUrl: string,
): Promise<PaymentProvider> {
  switch (payments.provider) {
    case 'stripe':
      return stripePayments(payments);
    case 'mollie':
      return molliePayments({ ...payments, webhookUrl: mollieWebhookUrl(publicUrl) });
  }
}

/** A report that names no payment. Rondo's own answer to it shows that the provider's reports arrive, and nothing else happens. */
interface EmptyReport {
  type: string;
  body: string;
  answers: readonly number[];
}

export const emptyReports: Readonly<Record<RealPaymentProvider, EmptyReport>> = {
  // Refused for its signature.
  stripe: { type: 'application/json', body: '{}', answers: [400, 401] },
  // Unsigned, so one of nobody's is well.
  mollie: { type: 'application/x-www-form-urlencoded', body: 'id=tr_doctor000000', answers: [200] },
};
