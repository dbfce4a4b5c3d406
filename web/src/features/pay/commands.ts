import { keepBankDetails, keepTaxDetails, keepVatNumber } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallArguments } from '@rondo/contract';
import { call } from '../../platform/api.ts';

/** After it, what organisers see of their pay is asked for anew. */
function useOfPay<Body>(mutationFn: (body: Body) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey: ['organising', 'pay'] }) });
}

type BodyOf<C extends Parameters<typeof call>[0]> = CallArguments<C> extends { body: infer Body } ? Body : never;

export const useKeepBankDetails = () =>
  useOfPay((body: BodyOf<typeof keepBankDetails>) => call(keepBankDetails, { body }));

export const useKeepTaxDetails = () =>
  useOfPay((body: BodyOf<typeof keepTaxDetails>) => call(keepTaxDetails, { body }));

export const useKeepVatNumber = () => useOfPay((body: BodyOf<typeof keepVatNumber>) => call(keepVatNumber, { body }));
