import { getAttendance, getCheckIn, listReliability, readTicket } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** The players of a game with their marks, stored for times without a connection (platform/persisted-queries.ts). */
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
