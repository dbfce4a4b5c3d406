import type { CallResponse, getConsolePromocode as GetConsolePromocode } from '@rondo/contract';
import { getConsolePromocode } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';

export type ConsolePromocodeDetails = CallResponse<typeof GetConsolePromocode>['data']['promocode'];

/** The server logs every read as a look, so only opening the sheet reads. */
export const consolePromocodeQuery = (id: string) =>
  queryOptions({
    queryKey: ['console', 'promocode', id],
    queryFn: async () => (await call(getConsolePromocode, { params: { id } })).data.promocode,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
