import { keepBankDetails, organisersPay } from '@rondo/contract/calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export const payQuery = (year: number) =>
  queryOptions({
    queryKey: ['organising', 'pay', year],
    queryFn: async () => (await call(organisersPay, { query: { year } })).data,
  });

export type Pay = Awaited<ReturnType<NonNullable<ReturnType<typeof payQuery>['queryFn']>>>;

export function useKeepBankDetails() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { holder: string; iban: string }) => call(keepBankDetails, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['organising', 'pay'] }),
  });
}
