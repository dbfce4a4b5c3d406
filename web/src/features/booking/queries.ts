import type { CallResponse } from '@rondo/contract';
import { getBooking } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export type Booking = CallResponse<typeof getBooking>['data']['booking'];

export const bookingQuery = (token: string) =>
  queryOptions({
    queryKey: ['games', 'booking', token],
    queryFn: async (): Promise<Booking> => (await call(getBooking, { params: { token } })).data.booking,
    staleTime: 0,
  });
