import type { CallResponse } from '@rondo/contract';
import { listCalendars } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

export type Calendar = CallResponse<typeof listCalendars>['data']['calendars'][number];

/** The user's calendars, that of their own games first. */
export const calendarsQuery = queryOptions({
  queryKey: ['calendars'],
  queryFn: async (): Promise<Calendar[]> => (await call(listCalendars)).data.calendars,
});
