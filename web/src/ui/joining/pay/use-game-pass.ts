import type { GameDetails } from '@rondo/contract';
import { gamePass } from '@rondo/contract/calls';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useUser } from '../../../platform/session.ts';

/** The pass for a game's series: what it costs now, and one's own. */
const passQuery = (id: string) =>
  queryOptions({
    queryKey: ['games', 'pass', id],
    queryFn: async () => (await call(gamePass, { params: { id } })).data,
  });

/** The pass for a game, for users with a wallet; undefined until known, or where there is none. */
export function useGamePass(game: GameDetails) {
  const user = useUser();
  // Games of no series, and free ones, ask for none.
  const enabled = user !== null && user.role !== 'guest' && game.series !== null && game.price > 0;
  return useQuery({ ...passQuery(game._id), enabled }).data;
}

type OwnPass = NonNullable<NonNullable<ReturnType<typeof useGamePass>>['own']>;

/** One's pass, where it has games left and a game costs no less without it. */
export function usablePass(own: OwnPass | null | undefined, euros: number): OwnPass | null {
  return own && own.left > 0 && own.ride <= euros ? own : null;
}
