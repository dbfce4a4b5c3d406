import type {
  CallArguments,
  CallResponse,
  getConsolePromocode as GetConsolePromocode,
  listConsolePromocodes as ListConsolePromocodes,
} from '@rondo/contract';
import { getConsolePromocode, listConsolePromocodes } from '@rondo/contract/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

export type ConsolePromocode = CallResponse<typeof ListConsolePromocodes>['data']['promocodes'][number];
export type ConsolePromocodeDetails = CallResponse<typeof GetConsolePromocode>['data']['promocode'];

export const consolePromocodesQuery = (query: CallArguments<typeof ListConsolePromocodes>['query']) =>
  queryOptions({
    queryKey: ['console', 'promocodes', query],
    queryFn: async () => {
      const { promocodes: rows, pagination } = (await call(listConsolePromocodes, { query })).data;
      return { rows, pagination };
    },
    placeholderData: keepPreviousData,
  });

/** Each asking is a look that is logged, so nothing but opening it asks. */
export const consolePromocodeQuery = (id: string) =>
  queryOptions({
    queryKey: ['console', 'promocode', id],
    queryFn: async () => (await call(getConsolePromocode, { params: { id } })).data.promocode,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
