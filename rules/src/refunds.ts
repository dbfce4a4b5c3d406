import { day } from './durations.ts';
import type { Cents } from './money.ts';

/** How far money is on its way back through a provider (product.md#money-that-is-sent-back). */
export const refundStates = ['asked', 'under_way', 'arrived', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** An admin's decision about a failed refund: it is tried again, goes to a bank, or stays where it is. */
export const refundDecisions = ['again', 'bank', 'kept'] as const;
export type FailedRefundDecision = (typeof refundDecisions)[number];

/** A refund as Rondo knows it. */
export interface KnownRefund {
  id: string;
  cents: Cents;
  state: RefundState;
  /** The provider's own id; null until the provider told it, and for refunds sent by an earlier version. */
  reference: string | null;
}

/** A refund as its provider reports it. */
export interface ToldRefund {
  reference: string;
  /** Rondo's own id; null for a refund made at the provider, or sent by an earlier version. */
  refundId: string | null;
  status: 'under_way' | 'arrived' | 'failed';
  cents: Cents;
}

/**
 * Which of Rondo's refunds of a payment the provider reports: found by the provider's id, by Rondo's, or, if an earlier version sent it without one,
 * by the amount.
 * @param isUnnumbered whether an earlier version may have sent it
 */
export function refundToldOf<K extends KnownRefund>(
  told: ToldRefund,
  known: readonly K[],
  isUnnumbered: (refund: K) => boolean,
): K | null {
  return (
    known.find(({ reference }) => reference === told.reference) ??
    known.find(({ id }) => id === told.refundId) ??
    known.find(
      (refund) =>
        told.refundId === null && refund.reference === null && refund.cents === told.cents && isUnnumbered(refund),
    ) ??
    null
  );
}

/**
 * The state that follows from the provider's report, whatever was reported before and in whatever order: a failed refund stays failed, because its
 * money was given back; one that arrived may still fail, for example if a bank returns it after days.
 */
export function refundStateAfter(state: RefundState, status: ToldRefund['status']): RefundState {
  if (state === 'failed' || status === 'failed') return 'failed';
  return state === 'arrived' ? 'arrived' : status;
}

/** For how long a refund may still fail, and at what interval in days the provider is asked. */
const asking = [
  { until: 14, every: 1 },
  { until: 60, every: 7 },
];

/** When to ask the provider about a refund next; null for never again. */
export function nextRefundAsking({ state, sentAt }: { state: RefundState; sentAt: Date }, now: Date): Date | null {
  if (state === 'failed') return null;
  const age = now.getTime() - sentAt.getTime();
  const step = asking.find(({ until }) => age < until * day);
  return step ? new Date(now.getTime() + step.every * day) : null;
}

/** A failed refund, with how much of it its payer has now. */
export interface FailedRefund {
  cents: Cents;
  isDecided: boolean;
  /** The money that can be sent: in the wallet, kept for a guest, or left by somebody who is gone. */
  heldCents: Cents;
}

export type FailedRefundRefusal = { code: 'already_decided' } | { code: 'refund_spent'; maxCents: Cents };

/** Why this much of a failed refund can't be sent again; null if it can. It is sent once, and never more than its payer still has. */
export function refuseSendingAgain(cents: Cents, refund: FailedRefund): FailedRefundRefusal | null {
  if (refund.isDecided) return { code: 'already_decided' };
  const maxCents = Math.max(0, Math.min(refund.cents, refund.heldCents));
  return cents > maxCents ? { code: 'refund_spent', maxCents } : null;
}
