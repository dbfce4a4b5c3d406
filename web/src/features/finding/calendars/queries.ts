import type { CallResponse } from '@rondo/contract';
import { listCalendars, makeCalendar, removeCalendar } from '@rondo/contract/calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

export type Calendar = CallResponse<typeof listCalendars>['data']['calendars'][number];

/** The user's calendars, that of their own games first. */
export const calendarsQuery = queryOptions({
  queryKey: ['calendars'],
  queryFn: async (): Promise<Calendar[]> => (await call(listCalendars)).data.calendars,
});

/** Makes the calendar of a search, or with null that of one's own games. */
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
