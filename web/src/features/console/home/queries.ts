import type { CallResponse, consoleHome as ConsoleHome } from '@rondo/contract';
import { consoleHome } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

export type Home = CallResponse<typeof ConsoleHome>['data'];
export type DailyFigure = Home['daily'][number];
export type HeldFigure = Home['held'][number];
export type Waiting = Home['waiting'][number];

export const homeQuery = queryOptions({
  queryKey: ['console', 'home'],
  queryFn: async () => (await call(consoleHome)).data,
  // An admin who comes back wants the present figures.
  staleTime: 0,
});
