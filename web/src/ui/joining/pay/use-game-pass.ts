import type { GameDetails } from '@rondo/contract';
import { gamePass } from '@rondo/contract/calls';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useUser } from '../../../platform/session.ts';

/** The pass for a game's series: its present price, and the user's own pass. */
const passQuery = (id: string) =>
  queryOptions({
    queryKey: ['games', 'pass', id],
    queryFn: async () => (await call(gamePass, { params: { id } })).data,
  });

/** The pass for a game, for users with a wallet; undefined until it is known, or if there is none. */
export function useGamePass(game: GameDetails) {
  const user = useUser();
  // Not loaded for games without a series, or free ones.
  const enabled = user !== null && user.role !== 'guest' && game.series !== null && game.price > 0;
  return useQuery({ ...passQuery(game._id), enabled }).data;
}

type OwnPass = NonNullable<NonNullable<ReturnType<typeof useGamePass>>['own']>;

/** The user's own pass, if it has games left and the game isn't cheaper without it. */
export function usablePass(own: OwnPass | null | undefined, euros: number): OwnPass | null {
  return own && own.left > 0 && own.ride <= euros ? own : null;
}
