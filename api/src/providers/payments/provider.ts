import { minute, type PaymentMethod, type PaymentProviderName } from '@rondo/rules';
import type { ToldRefund } from '@rondo/rules/refunds';

export interface CheckoutRequest {
  /** The provider's idempotency key, and the payment's reference for Rondo. */
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
   * `paid`: the money has arrived. `reversed`: the payer got all or part of it back; `paid` again once that was undone. `failed`: the payer
   * cancelled, or the bank refused. `open`: anything that may still become paid.
   */
  status: 'open' | 'paid' | 'failed' | 'expired' | 'reversed';
  /** The amount paid, or to be paid, before any reversal; in hundredths of the currency. */
  totalCents: number;
  /**
   * How much of it the payer has back now: refunded, disputed or charged back, and not won back. A failed refund doesn't count. Above 0 exactly if
   * the payment is `reversed`.
   */
  takenBackCents: number;
  /** The payment's refunds, including failed ones. */
  refunds: ToldRefund[];
  /** ISO 4217, upper case: `EUR`. */
  currency: string;
}

/** What the provider paid to the bank, in cents of a euro. */
export interface Settlement {
  /** The provider's own id of the settlement. */
  reference: string;
  paidAt: Date;
  netCents: number;
  lines: SettlementLine[];
}

/** A part of a settlement: the net of all lines together is gross less fees. */
export interface SettlementLine {
  kind: 'payment' | 'refund' | 'charge_back' | 'cost' | 'other';
  /** The provider's own id of what the line is about, or words if it has none. */
  reference: string;
  /** The payment that the line is about, as far as the provider says: Rondo's order, or the reference of its checkout. */
  payment: { orderId: string } | { reference: string } | null;
  /** Below zero if the money went back. */
  grossCents: number;
  /** What the provider kept. */
  feeCents: number;
}

/** What a provider reports about the money that it holds and pays out. */
export interface ProviderAccount {
  /**
   * The payments to the bank since an instant, each whole; one may come again.
   * @throws ProviderError
   */
  settlements(since: Date, now: Date): Promise<Settlement[]>;
  /**
   * What the provider holds for Rondo now, including what can't be paid out yet, in cents of a euro.
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
  /** Null if there is no key that may read it. */
  account: ProviderAccount | null;
  /**
   * Reads something with the key by which people pay, and changes nothing.
   * @throws ProviderError if the key is refused, or the provider can't be asked
   */
  tryKey(): Promise<void>;
  /**
   * Creates the payment; repeated with the same order, it returns the same checkout.
   * @throws ProviderError
   */
  createCheckout(request: CheckoutRequest): Promise<Checkout>;
  /**
   * @throws ProviderError if it can't be asked
   * @returns null if the provider doesn't know the reference
   */
  fetchState(reference: string): Promise<PaymentState | null>;
  /**
   * Closes the checkout of an order whose time is up, so that nobody pays it. Does nothing if it is paid, closed or unknown, or can't be closed;
   * `fetchState` finds money that still arrives.
   * @throws ProviderError if it can't be asked
   */
  closeCheckout(reference: string): Promise<void>;
  /**
   * Refunds some or all of a payment, once however often it is asked with the same id. Does nothing if nothing was paid, or the payer has some of it
   * back in another way.
   * @param asked `refundId` is the provider's idempotency key, and the refund's reference for Rondo
   * @returns the refund's state, which may be failed; null if nothing is sent
   * @throws ProviderError if it can't be asked, or refuses
   */
  refund(reference: string, asked: { refundId: string; cents: number }): Promise<ToldRefund | null>;
  /**
   * The reference that a webhook reports; '' if it is genuine but not about a payment. null if its signature is invalid, it is more than five minutes
   * old or ahead of `now`, or it is not a report of this provider.
   * @throws ProviderError if it must be asked which payment is meant, but can't be
   */
  readWebhook(
    rawBody: string,
    headers: Record<string, string | string[] | undefined>,
    now: Date,
  ): Promise<string | null>;
}

/** How long a provider may take to answer, retries included, because people wait for it. */
export const answerLimitMs = 8000;

/** How old, or how far ahead, a signed webhook may be before it is refused as a possible replay. */
export const webhookToleranceMs = 5 * minute;

/** The provider could not be reached, or its answer was invalid. The message contains no secrets. */
export class ProviderError extends Error {
  override name = 'ProviderError';
}
