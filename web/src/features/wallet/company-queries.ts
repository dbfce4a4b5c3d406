import type { Company } from '@rondo/contract';
import { myCompany } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

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
