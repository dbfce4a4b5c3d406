import type { GameDetails } from '@rondo/contract';
import { gameRescue } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

/** The rescue of a game that lacks a few players; the number of players is in the key, so that it is asked anew when somebody joins. */
export const rescueQuery = (game: Pick<GameDetails, '_id' | 'joined_players_number'>) =>
  queryOptions({
    queryKey: ['games', 'rescue', game._id, game.joined_players_number],
    queryFn: async () => (await call(gameRescue, { params: { id: game._id } })).data,
  });
