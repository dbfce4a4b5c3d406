import type { CallResponse, getSettlement as GetSettlement } from '@rondo/contract';
import { getSettlement } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';

export type Settlement = CallResponse<typeof GetSettlement>['data']['settlement'];
export type SettlementLine = Settlement['parts'][number];

export const settlementQuery = (id: string) =>
  queryOptions({
    queryKey: ['console', 'settlement', id],
    queryFn: async () => (await call(getSettlement, { params: { id } })).data.settlement,
  });
