import { minute, type PaymentMethod } from '@rondo/rules';

export interface CheckoutRequest {
  /** The provider's idempotency key, and what the payment carries as its reference to us. */
  orderId: string;
  /** Amount and fee together, in cents. */
  totalCents: number;
  method: PaymentMethod;
  description: string;
  /** Where the payer goes afterwards, paid or not. */
  returnUrl: string;
  /** When the order ends; a provider may keep its page open for longer, until `closeCheckout`. */
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
  /**
   * `paid`: the money is there. `reversed`: it was, and all or part of it was refunded, disputed or charged back.
   * `failed`: the payer cancelled, or the bank refused. `open`: anything that may still become paid.
   */
  status: 'open' | 'paid' | 'failed' | 'expired' | 'reversed';
  /** What was paid, or is to be paid, before anything was taken back; in hundredths of the currency. */
  totalCents: number;
  /** ISO 4217, upper case: `EUR`. */
  currency: string;
}

/**
 * The port to a payment provider. Called outside of transactions only; each call answers within `answerLimitMs`. A webhook
 * tells a reference and nothing that is believed: the state is always fetched.
 */
export interface PaymentProvider {
  name: string;
  /** Creates the payment; repeated with the same order it answers the same checkout. @throws ProviderError */
  createCheckout(request: CheckoutRequest): Promise<Checkout>;
  /** @throws ProviderError when it can't be asked; null when the provider doesn't know the reference. */
  fetchState(reference: string): Promise<PaymentState | null>;
  /**
   * The order's time is up: nobody should pay it any more. Changes nothing when it is paid, closed or unknown, or can't be
   * closed; money that still comes is found by `fetchState`. @throws ProviderError when it can't be asked
   */
  closeCheckout(reference: string): Promise<void>;
  /**
   * The reference a webhook reports; '' when it is genuine and not about a payment. null when its signature doesn't hold,
   * it is more than five minutes old or ahead of `now`, or it is no report of this provider.
   */
  readWebhook(rawBody: string, headers: Record<string, string | string[] | undefined>, now: Date): string | null;
}

/** How long a provider may take for one answer, retries included: people wait for it. */
export const answerLimitMs = 8000;

/** A signed webhook older than this, or as far ahead, is refused: it may be a replay. */
export const webhookToleranceMs = 5 * minute;

/** The provider could not be reached or did not answer as agreed. Its message names no secret. */
export class ProviderError extends Error {
  override name = 'ProviderError';
}
