import { getGame, moveAlternatives, spotPaymentStatus } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call, isUnanswered } from '../../platform/api.ts';

/** Games of the same organiser to which the player can move. */
export const alternativesQuery = (id: string) =>
  queryOptions({
    queryKey: ['games', 'alternatives', id],
    queryFn: async () => (await call(moveAlternatives, { params: { id } })).data.matches,
  });

/** The game to move to, with its teams. */
export const targetQuery = (id: string) =>
  queryOptions({
    queryKey: ['games', 'target', id],
    queryFn: async () => (await call(getGame, { params: { id }, query: {} })).data.match,
  });

const askAgainMilliseconds = 10_000;

/** The state of a checkout that holds a spot, polled until it is decided, even while the server doesn't answer. */
export const heldSpotQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['games', 'held', orderId],
    queryFn: async () => (await call(spotPaymentStatus, { body: { orderId } })).order,
    refetchInterval: ({ state: { data, error } }) => {
      const decided =
        data !== undefined && data.status !== 'created' && (data.status !== 'paid' || data.outcome !== null);
      return decided || (error !== null && !isUnanswered(error)) ? false : askAgainMilliseconds;
    },
  });
