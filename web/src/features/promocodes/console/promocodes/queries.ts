import type { CallResponse, getConsolePromocode as GetConsolePromocode } from '@rondo/contract';
import { getConsolePromocode } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';

export type ConsolePromocodeDetails = CallResponse<typeof GetConsolePromocode>['data']['promocode'];

/** Each asking is a look that is logged, so nothing but opening it asks. */
export const consolePromocodeQuery = (id: string) =>
  queryOptions({
    queryKey: ['console', 'promocode', id],
    queryFn: async () => (await call(getConsolePromocode, { params: { id } })).data.promocode,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
