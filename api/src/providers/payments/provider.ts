import type { PaymentMethod } from '@rondo/rules';

interface CheckoutRequest {
  orderId: string;
  /** Amount and fee together, in cents. */
  totalCents: number;
  method: PaymentMethod;
  description: string;
  /** Where the payer goes afterwards. */
  returnUrl: string;
  expiresAt: Date;
}

export interface Checkout {
  /** The provider's own id of the payment. */
  reference: string;
  /** The page where the payer pays. */
  url: string;
}

export interface PaymentState {
  reference: string;
  status: 'open' | 'paid' | 'failed' | 'expired';
  totalCents: number;
  currency: string;
}

/**
 * The port to a payment provider. Called outside of transactions only. A webhook tells a reference and nothing that is
 * believed: the state is always fetched.
 */
export interface PaymentProvider {
  name: string;
  /** Creates the payment; repeated with the same order it answers the same checkout. @throws ProviderError */
  createCheckout(request: CheckoutRequest): Promise<Checkout>;
  /** @throws ProviderError when it can't be asked; null when the provider doesn't know the reference. */
  fetchState(reference: string): Promise<PaymentState | null>;
  /** The reference a webhook reports, or null when its signature doesn't hold or is older than five minutes. */
  readWebhook(rawBody: string, headers: Record<string, string | string[] | undefined>, now: Date): string | null;
}

/** The provider could not be reached or did not answer as agreed. */
export class ProviderError extends Error {
  override name = 'ProviderError';
}
