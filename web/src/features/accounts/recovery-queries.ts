import type { CallResponse } from '@rondo/contract';
import { checkResetToken } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** Whose password a link sets. */
export type Recovery = CallResponse<typeof checkResetToken>['data'];

/** What opens the account besides the password, in words that both languages have; '' for nothing. */
export const waysOf = ({ passkeys, google }: Recovery['waysIn']): string =>
  [passkeys > 0 && `passkeys (${passkeys})`, google && 'Google'].filter(Boolean).join(', ');

/** Asked when the page opens; not again by itself, so that nothing is taken from under whoever types. */
export const resetTokenQuery = (token: string) =>
  queryOptions({
    queryKey: ['recovery', token],
    queryFn: async (): Promise<Recovery> => (await call(checkResetToken, { params: { token } })).data,
    staleTime: Infinity,
    gcTime: 0,
  });
