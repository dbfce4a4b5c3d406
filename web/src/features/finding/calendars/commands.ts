import { makeCalendar, removeCalendar } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { calendarsQuery } from './queries.ts';

/** Makes the calendar of a search, or if null that of the user's own games. */
export function useMakeCalendar() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (search: string | null) => (await call(makeCalendar, { body: { search } })).data.calendar,
    onSuccess: () => client.invalidateQueries(calendarsQuery),
  });
}

export function useRemoveCalendar() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removeCalendar, { params: { id } }),
    onSuccess: () => client.invalidateQueries(calendarsQuery),
  });
}
