import type { CallArguments, CallResponse, listSubscribers as ListSubscribers } from '@rondo/contract';
import { listSubscribers } from '@rondo/contract/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

export type Subscriber = CallResponse<typeof ListSubscribers>['data']['subscribers'][number];

export const subscribersQuery = (query: CallArguments<typeof ListSubscribers>['query']) =>
  queryOptions({
    queryKey: ['console', 'newsletter', query],
    queryFn: async () => {
      const { subscribers: rows, pagination, total } = (await call(listSubscribers, { query })).data;
      return { rows, pagination, total };
    },
    placeholderData: keepPreviousData,
  });
