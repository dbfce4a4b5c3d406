import type { booksRates as BooksRates, CallResponse } from '@rondo/contract';
import { booksRates, soldAhead } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';

export type Rate = CallResponse<typeof BooksRates>['data']['rates'][number];

export const ratesQuery = queryOptions({
  queryKey: ['console', 'rates'],
  queryFn: async () => (await call(booksRates)).data.rates,
});

/** What was sold ahead, for a typed `game 2027-01-01 21`; nothing is asked until all of it is typed. */
export const soldAheadQuery = (typed: string) => {
  const [, kind, from, percent] = /^(game|pass) (\d{4}-\d\d-\d\d) (\d{1,3}(?:\.\d{1,2})?)$/.exec(typed) ?? [];
  return queryOptions({
    queryKey: ['console', 'rates', 'ahead', typed],
    queryFn: async () =>
      (
        await call(soldAhead, {
          query: { kind: kind === 'pass' ? 'pass' : 'game', from: from ?? '', percent: Number(percent) },
        })
      ).data,
    enabled: kind !== undefined,
  });
};
