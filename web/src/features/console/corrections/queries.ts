import type { CallArguments, CallResponse, listCorrections as ListCorrections } from '@rondo/contract';
import { listCorrections } from '@rondo/contract/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

export type Correction = CallResponse<typeof ListCorrections>['data']['corrections'][number];

export const correctionsQuery = (query: CallArguments<typeof ListCorrections>['query']) =>
  queryOptions({
    queryKey: ['console', 'corrections', query],
    queryFn: async () => {
      const { corrections: rows, pagination } = (await call(listCorrections, { query })).data;
      return { rows, pagination };
    },
    placeholderData: keepPreviousData,
    // Whoever opens the list wants what another admin proposed a moment ago.
    staleTime: 0,
  });

/** The word for which way a correction goes. */
export const signOf = ({ amount }: Pick<Correction, 'amount'>) => (amount > 0 ? 'plus' : 'minus');
