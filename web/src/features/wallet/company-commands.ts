import { invoiceBooking, invoiceDocument, keepCompany, removeCompany } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { documentQuery, type Papers } from './paper-queries.ts';
import { type TypedCompany, companyQuery } from './company-queries.ts';

/** `onDone` is called even if the sheet has left the page by then. */
export function useKeepCompany(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TypedCompany) => call(keepCompany, { body }),
    onSuccess: ({ data }) => {
      client.setQueryData(companyQuery.queryKey, data.company);
      onDone();
    },
  });
}

export function useRemoveCompany() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeCompany),
    onSuccess: () => client.setQueryData(companyQuery.queryKey, null),
  });
}

/** Makes a receipt out to a company. `onDone` is always called, although the receipt leaves the page because it becomes an invoice. */
export function useInvoice({ number, token }: Papers & { number: string }, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TypedCompany) =>
      token === undefined
        ? call(invoiceDocument, { params: { number }, body })
        : call(invoiceBooking, { params: { token, number }, body }),
    onSuccess: ({ data }) => {
      client.setQueryData(documentQuery({ number, token }).queryKey, data.document);
      onDone();
      void client.invalidateQueries({ queryKey: ['documents'] });
    },
  });
}
