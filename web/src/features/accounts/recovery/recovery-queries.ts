import type { CallResponse } from '@rondo/contract';
import { checkResetToken } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

/** The account whose password a link sets. */
export type Recovery = CallResponse<typeof checkResetToken>['data'];

/** The account's other ways in, named in words that both languages share; '' for none. */
export const waysOf = ({ passkeys, google }: Recovery['waysIn']): string =>
  [passkeys > 0 && `passkeys (${passkeys})`, google && 'Google'].filter(Boolean).join(', ');

/** Fetched when the page opens and not refreshed, so that nothing changes while somebody types. */
export const resetTokenQuery = (token: string) =>
  queryOptions({
    queryKey: ['recovery', token],
    queryFn: async (): Promise<Recovery> => (await call(checkResetToken, { params: { token } })).data,
    staleTime: Infinity,
    gcTime: 0,
  });
