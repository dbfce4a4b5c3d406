import { minute, type PaymentMethod, type PaymentProviderName } from '@rondo/rules';
import type { ToldRefund } from '@rondo/rules/refunds';

export interface CheckoutRequest {
  /** The provider's idempotency key, and the payment's reference to us. */
  orderId: string;
  /** Amount and fee together, in cents. */
  totalCents: number;
  method: PaymentMethod;
  description: string;
  /** Where the payer returns, paid or not. */
  returnUrl: string;
  /** When the order ends; a provider may keep its page open longer, until `closeCheckout`. */
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
   * `paid`: the money has arrived. `reversed`: it had, and the payer has all or part of it back; `paid` again once that was undone.
   * `failed`: the payer cancelled, or the bank refused. `open`: anything that may still become paid.
   */
  status: 'open' | 'paid' | 'failed' | 'expired' | 'reversed';
  /** The amount paid, or to be paid, before any reversal; in hundredths of the currency. */
  totalCents: number;
  /**
   * How much of it the payer has back now: refunded, disputed or charged back, and not won back; a refund that failed is none. Above 0 exactly
   * when it is `reversed`.
   */
  takenBackCents: number;
  /** What was sent back of it, also what failed. */
  refunds: ToldRefund[];
  /** ISO 4217, upper case: `EUR`. */
  currency: string;
}

/** What the provider paid to the bank, in cents of a euro. */
export interface Settlement {
  /** The provider's own id of it. */
  reference: string;
  paidAt: Date;
  netCents: number;
  lines: SettlementLine[];
}

/** A part of a settlement: net of all lines together is gross less fees. */
export interface SettlementLine {
  kind: 'payment' | 'refund' | 'charge_back' | 'cost' | 'other';
  /** The provider's own id of what it is, or words where it has none. */
  reference: string;
  /** The payment that it is about, as far as the provider tells: our order, or the reference of its checkout. */
  payment: { orderId: string } | { reference: string } | null;
  /** Below zero: it went back. */
  grossCents: number;
  /** What the provider kept. */
  feeCents: number;
}

/** What a provider tells about the money that it holds and pays out. */
export interface ProviderAccount {
  /**
   * What was paid to the bank since an instant, each whole; one may come again.
   * @throws ProviderError
   */
  settlements(since: Date, now: Date): Promise<Settlement[]>;
  /**
   * What it holds for us now, also what can't be paid out yet; in cents of a euro.
   * @throws ProviderError
   */
  balance(): Promise<number>;
}

/**
 * The port to a payment provider. Called outside of transactions only; each call takes at most `answerLimitMs`. A webhook gives a
 * reference and nothing that is trusted: the state is always fetched.
 */
export interface PaymentProvider {
  name: PaymentProviderName;
  /** Null where no key was given that may read it. */
  account: ProviderAccount | null;
  /**
   * Creates the payment; repeated with the same order, it returns the same checkout.
   * @throws ProviderError
   */
  createCheckout(request: CheckoutRequest): Promise<Checkout>;
  /**
   * @throws ProviderError when it can't be asked
   * @returns null when the provider doesn't know the reference
   */
  fetchState(reference: string): Promise<PaymentState | null>;
  /**
   * Closes the checkout of an order whose time is up, so that nobody pays it. Does nothing when it is paid, closed or unknown, or can't
   * be closed; money that still arrives is found by `fetchState`.
   * @throws ProviderError when it can't be asked
   */
  closeCheckout(reference: string): Promise<void>;
  /**
   * Sends back some or all of what was paid, once however often it is asked with the same id. Does nothing when nothing was paid, or the payer
   * has some of it back in another way.
   * @param asked `refundId` is the provider's idempotency key, and the refund's reference to us
   * @returns how it stands, which may be that it failed; null when nothing is sent
   * @throws ProviderError when it can't be asked, or refuses
   */
  refund(reference: string, asked: { refundId: string; cents: number }): Promise<ToldRefund | null>;
  /**
   * The reference that a webhook reports; '' if it is genuine but not about a payment. null if its signature is invalid, it is more than
   * five minutes old or ahead of `now`, or it is not a report of this provider.
   * @throws ProviderError when it has to be asked which payment is meant, and can't be
   */
  readWebhook(
    rawBody: string,
    headers: Record<string, string | string[] | undefined>,
    now: Date,
  ): Promise<string | null>;
}

/** How long a provider may take to answer, retries included, since people wait for it. */
export const answerLimitMs = 8000;

/** How old, or how far ahead, a signed webhook may be before it is refused as a possible replay. */
export const webhookToleranceMs = 5 * minute;

/** The provider could not be reached, or its answer was invalid. The message contains no secrets. */
export class ProviderError extends Error {
  override name = 'ProviderError';
}
