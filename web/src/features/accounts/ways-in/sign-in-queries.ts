import type { CallResponse } from '@rondo/contract';
import { listSessions, signInMethods } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

export type SignInMethods = CallResponse<typeof signInMethods>['data'];
export type Session = CallResponse<typeof listSessions>['data']['sessions'][number];

/** The account's ways in. */
export const signInMethodsQuery = queryOptions({
  queryKey: ['sign-in-methods'],
  queryFn: async (): Promise<SignInMethods> => (await call(signInMethods)).data,
});

/** The sessions of the account. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async (): Promise<Session[]> => (await call(listSessions)).data.sessions,
});
