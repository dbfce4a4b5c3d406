import type { CallArguments, CallResponse, listConsoleGames as ListConsoleGames } from '@rondo/contract';
import { listConsoleGames } from '@rondo/contract/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

export type ListedGame = CallResponse<typeof ListConsoleGames>['data']['games'][number];

export const consoleGamesQuery = (query: CallArguments<typeof ListConsoleGames>['query']) =>
  queryOptions({
    queryKey: ['console', 'games', query],
    queryFn: async () => {
      const { games: rows, pagination } = (await call(listConsoleGames, { query })).data;
      return { rows, pagination };
    },
    placeholderData: keepPreviousData,
  });
