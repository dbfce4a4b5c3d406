import type { CallResponse } from '@rondo/contract';
import { openPayments, paymentStatus, spotPaymentStatus } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call, isUnanswered } from '../../platform/api.ts';

const askAgainMilliseconds = 1500;

const slowAskMilliseconds = 5000;

/** After this many answers the bank is considered slow, and is asked less often. */
const quickAnswers = 10;

/** How soon to ask again; false to stop, because a refusal won't change. A lost network says nothing about the payment, so asking continues. */
function askAgain(
  { error, dataUpdateCount: answers }: { error: Error | null; dataUpdateCount: number },
  decided: boolean,
) {
  if (decided || (error !== null && !isUnanswered(error))) return false;
  return error === null && answers < quickAnswers ? askAgainMilliseconds : slowAskMilliseconds;
}

/** The state of an order, polled until it is decided. */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['payments', 'order', orderId],
    queryFn: async () => (await call(paymentStatus, { body: { orderId } })).order,
    enabled: orderId !== '',
    staleTime: 0,
    refetchInterval: ({ state }) =>
      askAgain(state, state.data !== undefined && (state.data.status !== 'created' || state.data.underReview)),
  });

/** The state of a payment for a spot and what happened to the spot, polled until both are known. */
export const spotOrderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['payments', 'spot-order', orderId],
    queryFn: async () => {
      const { order, userEmail } = await call(spotPaymentStatus, { body: { orderId } });
      return { order, userEmail };
    },
    enabled: orderId !== '',
    staleTime: 0,
    refetchInterval: ({ state }) =>
      askAgain(state, state.data !== undefined && (state.data.order.outcome !== null || state.data.order.underReview)),
  });

export type SpotOrder = CallResponse<typeof spotPaymentStatus>['order'];

/** The user's payments that can still be paid or cancelled. */
export const openPaymentsQuery = queryOptions({
  queryKey: ['payments', 'open'],
  queryFn: async () => (await call(openPayments)).data.payments,
  staleTime: 0,
});
