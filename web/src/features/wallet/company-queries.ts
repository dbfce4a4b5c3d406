import type { Company } from '@rondo/contract';
import { invoiceBooking, invoiceDocument, keepCompany, myCompany, removeCompany } from '@rondo/contract/calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { documentQuery, type Papers } from './paper-queries.ts';

/** A company as typed. */
export interface TypedCompany {
  name: string;
  address: string;
  vat: string;
  kvk?: string | undefined;
}

/** The company that the user's invoices are made out to; null if there is none. */
export const companyQuery = queryOptions({
  queryKey: ['wallet', 'company'],
  queryFn: async (): Promise<Company | null> => (await call(myCompany)).data.company,
});

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
