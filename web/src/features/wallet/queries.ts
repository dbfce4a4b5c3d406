import type { CashOut, TimelineShow, TopUpPayment } from '@rondo/contract';
import { myCashOuts, myPasses, myTopUps, walletTimeline } from '@rondo/contract/calls';
import { pageSizes } from '@rondo/rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export type Order = 'latest' | 'earliest';

interface Part<T> {
  payments: T[];
  totalCount: number;
}

const { walletList: limit, walletTimeline: timelineLines } = pageSizes;

/** The number of items loaded so far, after which the next part begins; undefined once all are loaded. */
function nextSkip<T>(last: Part<T>, parts: Part<T>[]): number | undefined {
  const have = parts.reduce((sum, { payments }) => sum + payments.length, 0);
  return last.payments.length > 0 && have < last.totalCount ? have : undefined;
}

export const topUpsQuery = (order: Order) =>
  infiniteQueryOptions({
    queryKey: ['wallet', 'top-ups', order],
    queryFn: async ({ pageParam: skip }): Promise<Part<TopUpPayment>> => {
      const { data, pagination } = await call(myTopUps, { query: { order, skip, limit } });
      return { payments: data.payments, totalCount: pagination.totalCount };
    },
    initialPageParam: 0,
    getNextPageParam: nextSkip,
  });

export const cashOutsQuery = (order: Order) =>
  infiniteQueryOptions({
    queryKey: ['wallet', 'cash-outs', order],
    queryFn: async ({ pageParam: skip }): Promise<Part<CashOut>> => {
      const { data, pagination } = await call(myCashOuts, { query: { order, skip, limit } });
      return { payments: data.payments, totalCount: pagination.totalCount };
    },
    initialPageParam: 0,
    getNextPageParam: nextSkip,
  });

/** Money in and out: one kind of it, or all. */
export const timelineQuery = (show: TimelineShow | null) =>
  infiniteQueryOptions({
    queryKey: ['wallet', 'timeline', show],
    queryFn: async ({ pageParam: before }) =>
      (
        await call(walletTimeline, {
          query: { ...(show && { show }), ...(before && { before }), limit: timelineLines },
        })
      ).data,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** The user's open passes. */
export const passesQuery = queryOptions({
  queryKey: ['wallet', 'passes'],
  queryFn: async () => (await call(myPasses)).data,
});
