import type { booksAccounts as BooksAccounts, CallResponse } from '@rondo/contract';
import { booksAccounts } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';

export type Accounts = CallResponse<typeof BooksAccounts>['data'];
export type Account = Accounts['accounts'][number];

export const accountsQuery = queryOptions({
  queryKey: ['console', 'accounts'],
  queryFn: async () => (await call(booksAccounts)).data,
});
