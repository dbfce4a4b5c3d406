import { gradingOptions, myRatings, votableGames } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** The players the user may grade in a game. */
export const gradingOptionsQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['ratings', 'options', gameId],
    queryFn: async () => (await call(gradingOptions, { params: { id: gameId } })).data,
    retry: false,
  });

/** Games whose players the user may still grade, the latest first. */
export const votableGamesQuery = queryOptions({
  queryKey: ['ratings', 'votable'],
  queryFn: async () => (await call(votableGames, {})).gamesUserCanVote,
});

/** The user's scores, how they moved, and what became of the grades they gave. */
export const myRatingsQuery = queryOptions({
  queryKey: ['ratings', 'mine'],
  queryFn: async () => (await call(myRatings, {})).data,
});
