import { organisersPay } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export const payQuery = (year: number) =>
  queryOptions({
    queryKey: ['organising', 'pay', year],
    queryFn: async () => (await call(organisersPay, { query: { year } })).data,
  });

export type Pay = Awaited<ReturnType<NonNullable<ReturnType<typeof payQuery>['queryFn']>>>;
