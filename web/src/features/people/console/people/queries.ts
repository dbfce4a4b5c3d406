import type {
  CallResponse,
  getForgetting as GetForgetting,
  getKeptForGuest as GetKeptForGuest,
  getUser as GetUser,
} from '@rondo/contract';
import { getForgetting, getKeptForGuest, getUser } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';

export type KeptForGuest = CallResponse<typeof GetKeptForGuest>['data'];
export type Forgetting = CallResponse<typeof GetForgetting>['data'];
export type UserDetails = CallResponse<typeof GetUser>['data']['user'];

/** The server logs every read as a look, so only opening the sheet reads. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['console', 'user', id],
    queryFn: async () => (await call(getUser, { params: { id } })).data.user,
    staleTime: 60_000,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** The money kept for a guest, and how it can be paid. */
export const keptQuery = (id: string) =>
  queryOptions({
    queryKey: ['console', 'kept', id],
    queryFn: async () => (await call(getKeptForGuest, { params: { id } })).data,
    // Admins decide about exactly what they see.
    staleTime: 0,
    gcTime: 0,
  });

/** The effects of forgetting a person. */
export const forgettingQuery = (id: string) =>
  queryOptions({
    queryKey: ['console', 'forgetting', id],
    queryFn: async () => (await call(getForgetting, { params: { id } })).data,
    // Admins decide about exactly what they see.
    staleTime: 0,
    gcTime: 0,
  });
