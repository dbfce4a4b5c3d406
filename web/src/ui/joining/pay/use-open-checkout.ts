import type { CallResponse, spotPaymentStatus } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { useEverySecond } from '../../../platform/clock.tsx';
import { heldSpotQuery } from '../queries.ts';
import { type HeldCheckout, useHeldCheckout } from './held-checkout.ts';

/** A checkout that can still be paid. */
export interface OpenCheckout extends HeldCheckout {
  millisecondsLeft: number;
}

type HeldOrder = CallResponse<typeof spotPaymentStatus>['order'];

function useHeldOrder(gameId: string) {
  const held = useHeldCheckout(gameId);
  const { data } = useQuery({ ...heldSpotQuery(held?.orderId ?? ''), enabled: held !== null });
  return { held, order: held === null ? undefined : data };
}

const canBePaid = (order: HeldOrder | undefined) => order?.status === 'created' && !order.underReview;

/** Whether the checkout that this browser started for a game may still be paid: like {@link useOpenCheckout}, without its clock. */
export function useHoldsSpot(gameId: string): boolean {
  return canBePaid(useHeldOrder(gameId).order);
}

/** The checkout that this browser started for a game, as long as it can be paid; null otherwise. */
export function useOpenCheckout(gameId: string): OpenCheckout | null {
  const { held, order } = useHeldOrder(gameId);
  const isOpen = canBePaid(order);
  const now = useEverySecond(isOpen);
  if (!isOpen || held === null || order === undefined) return null;
  const millisecondsLeft = Date.parse(order.expiresAt) - now;
  return millisecondsLeft > 0
    ? { ...held, paymentLink: order.paymentLink ?? held.paymentLink, millisecondsLeft }
    : null;
}

/** The address of the ticket for a spot that was paid from this browser, as long as the server says that its payer is in; null otherwise. */
export function useHeldTicket(gameId: string): string | null {
  const { held, order } = useHeldOrder(gameId);
  return held !== null && order?.isIn ? `/payments/external/redirect?orderId=${held.orderId}` : null;
}
