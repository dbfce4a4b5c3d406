import type { CallArguments, CallResponse, listJournals as ListJournals } from '@rondo/contract';
import { listJournals } from '@rondo/contract/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

export type ConsoleJournal = CallResponse<typeof ListJournals>['data']['journals'][number];

/** A person's journals are a look that is logged, so nothing but opening the page asks. */
export const journalsQuery = (query: CallArguments<typeof ListJournals>['query']) =>
  queryOptions({
    queryKey: ['console', 'journals', query],
    queryFn: async () => {
      const { journals: rows, pagination } = (await call(listJournals, { query })).data;
      return { rows, pagination };
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
