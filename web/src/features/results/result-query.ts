import { communityResults, getResult } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** What came out between the teams of a game, and what the viewer may do about it. @param linkKey the key in the address, or null */
export const resultQuery = (gameId: string, linkKey: string | null) =>
  queryOptions({
    queryKey: ['games', 'result', gameId, linkKey],
    queryFn: async () =>
      (await call(getResult, { params: { id: gameId }, query: linkKey === null ? {} : { secret_key: linkKey } })).data,
  });

/** What came out of the latest games that a community played, by game: `Orange 3 – 2 Blue`. */
export const communityResultsQuery = (code: string) =>
  queryOptions({
    queryKey: ['communities', 'results', code],
    queryFn: async () => {
      const { results } = (await call(communityResults, { params: { code } })).data;
      return new Map(
        results.map(({ match, sides: [one, other] }) => [
          match,
          `${one.name} ${one.score} – ${other.score} ${other.name}`,
        ]),
      );
    },
  });
