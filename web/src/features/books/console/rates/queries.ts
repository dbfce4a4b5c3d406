import type { booksRates as BooksRates, CallResponse } from '@rondo/contract';
import { booksRates } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';

export type Rate = CallResponse<typeof BooksRates>['data']['rates'][number];

export const ratesQuery = queryOptions({
  queryKey: ['console', 'rates'],
  queryFn: async () => (await call(booksRates)).data.rates,
});
