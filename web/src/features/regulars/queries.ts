import { listRegulars, myRegularGames } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export const regularsQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['games', 'regulars', gameId],
    queryFn: async () => (await call(listRegulars, { params: { id: gameId } })).data,
  });

/** The series of which the user is a regular, by their next games. */
export const myRegularGamesQuery = queryOptions({
  queryKey: ['games', 'myRegular'],
  queryFn: async () => (await call(myRegularGames, {})).data,
});
