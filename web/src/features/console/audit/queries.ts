import type { CallArguments, CallResponse, listAudit as ListAudit } from '@rondo/contract';
import { listAudit } from '@rondo/contract/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

export type AdminAction = CallResponse<typeof ListAudit>['data']['actions'][number];

export const auditQuery = (query: CallArguments<typeof ListAudit>['query']) =>
  queryOptions({
    queryKey: ['console', 'audit', query],
    queryFn: async () => {
      const { actions: rows, pagination } = (await call(listAudit, { query })).data;
      return { rows, pagination };
    },
    placeholderData: keepPreviousData,
    // Whoever opens the log wants what was done a moment ago.
    staleTime: 0,
  });
