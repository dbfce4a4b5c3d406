import type { CallArguments, CheckIn, answerNoShow as AnswerNoShow, OwnAttendance } from '@rondo/contract';
import {
  answerNoShow,
  appealNoShow,
  confirmNoShows,
  getAttendance,
  getCheckIn,
  listReliability,
  readTicket,
} from '@rondo/contract/calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** The players of a game and who is here. Kept for when there is no connection (platform/persisted-queries.ts). */
export const checkInQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['games', 'check-in', gameId],
    queryFn: async () => (await call(getCheckIn, { params: { id: gameId } })).data.checkIn,
  });

/** The user's own attendance; dropped with the page, because no other page reads it. */
export const attendanceQuery = queryOptions({
  queryKey: ['attendance'],
  queryFn: async () => (await call(getAttendance)).data,
});

/** How reliably the players of a game come, by id, for its organiser. */
export const reliabilityQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['reliability', gameId],
    queryFn: async () => {
      const { data } = await call(listReliability, { params: { id: gameId } });
      return new Map(data.players.map(({ _id, reliability }) => [_id, reliability]));
    },
  });

/** The id of the spot that a ticket names, if the list doesn't have that spot. */
export async function askTicket(gameId: string, ticket: string): Promise<string> {
  return (await call(readTicket, { params: { id: gameId }, body: { ticket } })).data.spot;
}

function useShowCheckIn(gameId: string) {
  const client = useQueryClient();
  return (checkIn: CheckIn) => client.setQueryData(checkInQuery(gameId).queryKey, checkIn);
}

export function useConfirmNoShows(gameId: string) {
  const show = useShowCheckIn(gameId);
  return useMutation({
    mutationFn: ({ spots, key }: { spots: string[]; key: string }) =>
      call(confirmNoShows, { params: { id: gameId }, body: { spots }, idempotencyKey: key }),
    onSuccess: ({ data }) => show(data.checkIn),
  });
}

export function useAnswerNoShow(gameId: string) {
  const show = useShowCheckIn(gameId);
  return useMutation({
    mutationFn: ({ id, key, ...body }: CallArguments<typeof AnswerNoShow>['body'] & { id: string; key: string }) =>
      call(answerNoShow, { params: { id }, body, idempotencyKey: key }),
    onSuccess: ({ data }) => show(data.checkIn),
  });
}

export function useAppeal(onSent: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, sentence, key }: { id: string; sentence: string; key: string }) =>
      call(appealNoShow, { params: { id }, body: { sentence }, idempotencyKey: key }),
    onSuccess: ({ data }) => {
      client.setQueryData<OwnAttendance>(attendanceQuery.queryKey, data);
      onSent();
    },
  });
}
