import { keepBankDetails } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export function useKeepBankDetails() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { holder: string; iban: string }) => call(keepBankDetails, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['organising', 'pay'] }),
  });
}
