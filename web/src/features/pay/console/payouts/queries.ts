import type { CallResponse, listPayouts as ListPayouts } from '@rondo/contract';
import { listPayouts } from '@rondo/contract/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';

export type Owed = CallResponse<typeof ListPayouts>['data']['owed'][number];
export type Payout = CallResponse<typeof ListPayouts>['data']['payouts'][number];

export const payoutsQuery = (page: number) =>
  queryOptions({
    queryKey: ['console', 'payouts', page],
    queryFn: () => call(listPayouts, { query: { page } }),
    placeholderData: keepPreviousData,
  });
