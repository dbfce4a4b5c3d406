import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import type { DataOf, Description, ListCall, ListName, QueryOf, RowOf } from './description.ts';

/** When a list is loaded anew. */
const freshness = {
  always: { staleTime: 0 },
  opened: { staleTime: 60_000, gcTime: 60_000, refetchOnWindowFocus: false, refetchOnReconnect: false },
};

/** A page of a list of the console; a change of a row invalidates `['console', path]`. */
export const listQuery = <C extends ListCall>(
  path: ListName,
  { call: asked, rows, asks }: Pick<Description<C>, 'call' | 'rows' | 'asks'>,
  query: QueryOf<C>,
) =>
  queryOptions({
    queryKey: ['console', path, query],
    queryFn: async () => {
      const answer = (await call<ListCall>(asked, { query })).data;
      // The call's own type declares its rows and the rest of its answer.
      const data = answer as DataOf<C>;
      return { rows: data[rows] as RowOf<C>[], pagination: answer.pagination, data };
    },
    placeholderData: keepPreviousData,
    ...(asks && freshness[asks]),
  });
