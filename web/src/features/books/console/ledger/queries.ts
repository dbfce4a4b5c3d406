import type { CallResponse, ledgerOverview as LedgerOverview } from '@rondo/contract';
import { ledgerOverview } from '@rondo/contract/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';

type Overview = CallResponse<typeof LedgerOverview>['data'];
export type AccountBalance = Overview['accounts'][number];
export type ClosedDay = Overview['closes'][number];

export const ledgerQuery = (page: number) =>
  queryOptions({
    queryKey: ['console', 'ledger', page],
    queryFn: async () => (await call(ledgerOverview, { query: { page } })).data,
    placeholderData: keepPreviousData,
  });
