import { paymentStatus, spotPaymentStatus } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

const askAgainMilliseconds = 1500;
const slowAskMilliseconds = 5000;
/** After this many answers the bank is slow, and is asked less often. */
const quickAnswers = 10;

/** How an order stands; asked again until it is decided. */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['payments', 'order', orderId],
    queryFn: async () => (await call(paymentStatus, { body: { orderId } })).order,
    enabled: orderId !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (state.error || (state.data && state.data.status !== 'created')) return false;
      return state.dataUpdateCount < quickAnswers ? askAgainMilliseconds : slowAskMilliseconds;
    },
  });

/** How a payment for a spot stands, and what became of the spot; asked again until that is known. */
export const spotOrderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['payments', 'spot-order', orderId],
    queryFn: async () => {
      const { order, userEmail } = await call(spotPaymentStatus, { body: { orderId } });
      return { order, userEmail };
    },
    enabled: orderId !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (state.error || (state.data && state.data.order.outcome !== null)) return false;
      return state.dataUpdateCount < quickAnswers ? askAgainMilliseconds : slowAskMilliseconds;
    },
  });
