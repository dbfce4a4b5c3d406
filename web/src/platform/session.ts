import type { Me, Promocode } from '@rondo/contract';
import { checkAuthToken } from '@rondo/contract/calls';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, call } from './api.ts';

export interface Session {
  user: Me;
  promocodes: Promocode[];
}

/** The user who is logged in; null for a visitor. Invalidate it after anything that changes the user or the balance. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async (): Promise<Session | null> => {
    try {
      const { user, promocodes } = await call(checkAuthToken);
      return { user, promocodes };
    } catch (error) {
      if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return null;
      throw error;
    }
  },
  staleTime: 60_000,
});

/** The logged-in user and their promocodes, null for a visitor, undefined until known. */
export function useSession(): Session | null | undefined {
  return useQuery(sessionQuery).data;
}

export function useUser(): Me | null {
  return useSession()?.user ?? null;
}

export function mayCreateGames(user: Me | null | undefined): boolean {
  return user?.role === 'organiser' || user?.role === 'admin';
}

/** Whether somebody organises games, or helps organise one. */
export function leadsGames(user: Me | null | undefined): boolean {
  return mayCreateGames(user) || Boolean(user?.helpsOrganise);
}

export function isAdmin(user: Me | null | undefined): boolean {
  return user?.role === 'admin';
}
