import type { CallResponse, getEnquiry as GetEnquiry } from '@rondo/contract';
import { getEnquiry } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';

export type OneEnquiry = CallResponse<typeof GetEnquiry>['data'];
export type Enquiry = OneEnquiry['enquiry'];

/** The server logs every read as a look, so only opening the sheet reads. */
export const enquiryQuery = (id: string) =>
  queryOptions({
    queryKey: ['console', 'enquiry', id],
    queryFn: async () => (await call(getEnquiry, { params: { id } })).data,
    staleTime: 60_000,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
