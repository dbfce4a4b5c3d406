import type { CallArguments, CallResponse, listConsoleOrders as ListConsoleOrders } from '@rondo/contract';
import { listConsoleOrders } from '@rondo/contract/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

export type ConsoleOrder = CallResponse<typeof ListConsoleOrders>['data']['orders'][number];

export const consoleOrdersQuery = (query: CallArguments<typeof ListConsoleOrders>['query']) =>
  queryOptions({
    queryKey: ['console', 'orders', query],
    queryFn: async () => {
      const { orders: rows, pagination } = (await call(listConsoleOrders, { query })).data;
      return { rows, pagination };
    },
    placeholderData: keepPreviousData,
  });
