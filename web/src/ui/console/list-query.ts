import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import type { DataOf, Description, ListCall, ListName, QueryOf, RowOf } from './description.ts';

/** When a list asks once more. */
const freshness = {
  always: { staleTime: 0 },
  opened: { staleTime: 60_000, gcTime: 60_000, refetchOnWindowFocus: false, refetchOnReconnect: false },
};

/** A page of a list of the console; what changes a row says so of `['console', path]`. */
export const listQuery = <C extends ListCall>(
  path: ListName,
  { call: asked, rows, asks }: Pick<Description<C>, 'call' | 'rows' | 'asks'>,
  query: QueryOf<C>,
) =>
  queryOptions({
    queryKey: ['console', path, query],
    queryFn: async () => {
      const answer = (await call<ListCall>(asked, { query })).data;
      // The rest of its answer, and the type of the rows, are in the call's own type.
      const data = answer as DataOf<C>;
      return { rows: data[rows] as RowOf<C>[], pagination: answer.pagination, data };
    },
    placeholderData: keepPreviousData,
    ...(asks && freshness[asks]),
  });
