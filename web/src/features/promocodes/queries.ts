import type { ListedPromocode } from '@rondo/contract';
import { myPromocodes } from '@rondo/contract/calls';
import { pageSizes } from '@rondo/rules';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

const limit = pageSizes.walletList;

interface Part {
  payments: ListedPromocode[];
  totalCount: number;
}

export const promocodesQuery = (order: 'latest' | 'earliest') =>
  infiniteQueryOptions({
    queryKey: ['wallet', 'promocodes', order],
    queryFn: async ({ pageParam: skip }): Promise<Part> => {
      const { data, pagination } = await call(myPromocodes, { query: { order, skip, limit } });
      return { payments: data.promocodes, totalCount: pagination.totalCount };
    },
    initialPageParam: 0,
    getNextPageParam: (last: Part, parts: Part[]) => {
      const have = parts.reduce((sum, { payments }) => sum + payments.length, 0);
      return last.payments.length > 0 && have < last.totalCount ? have : undefined;
    },
  });
