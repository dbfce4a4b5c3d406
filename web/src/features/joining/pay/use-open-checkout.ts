import { useQuery } from '@tanstack/react-query';
import { useEverySecond } from '../../../platform/clock.tsx';
import { heldSpotQuery } from '../queries.ts';
import { useHeldCheckout } from './held-checkout.ts';

/** A checkout that can still be paid. */
export interface OpenCheckout {
  orderId: string;
  paymentLink: string;
  /** In euros, with the fee. */
  total: number;
  millisecondsLeft: number;
}

/** The checkout that this tab started for a game, as long as it can be paid; null otherwise. */
export function useOpenCheckout(gameId: string): OpenCheckout | null {
  const held = useHeldCheckout(gameId);
  const { data: order } = useQuery({ ...heldSpotQuery(held?.orderId ?? ''), enabled: held !== null });
  const isOpen = held !== null && order?.status === 'created' && !order.underReview;
  const now = useEverySecond(isOpen);
  if (!isOpen) return null;
  const millisecondsLeft = Date.parse(order.expiresAt) - now;
  return millisecondsLeft > 0
    ? { ...held, paymentLink: order.paymentLink ?? held.paymentLink, millisecondsLeft }
    : null;
}
