import { getGameToEdit } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** A game with all its editable fields; not refreshed while the form is open, so that nothing changes while typing. */
export const gameToEditQuery = (id: string) =>
  queryOptions({
    queryKey: ['games', 'edit', id],
    queryFn: async () => (await call(getGameToEdit, { params: { id } })).data.match,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
