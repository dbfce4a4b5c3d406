import type {
  CallArguments,
  CallResponse,
  getEnquiry as GetEnquiry,
  listEnquiries as ListEnquiries,
} from '@rondo/contract';
import { getEnquiry, listEnquiries } from '@rondo/contract/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

export type ListedEnquiry = CallResponse<typeof ListEnquiries>['data']['enquiries'][number];
export type OneEnquiry = CallResponse<typeof GetEnquiry>['data'];
export type Enquiry = OneEnquiry['enquiry'];

export const enquiriesQuery = (query: CallArguments<typeof ListEnquiries>['query']) =>
  queryOptions({
    queryKey: ['console', 'enquiries', query],
    queryFn: async () => {
      const { enquiries: rows, pagination } = (await call(listEnquiries, { query })).data;
      return { rows, pagination };
    },
    placeholderData: keepPreviousData,
  });

/** Each asking is a look that is logged, so nothing but opening it asks. */
export const enquiryQuery = (id: string) =>
  queryOptions({
    queryKey: ['console', 'enquiry', id],
    queryFn: async () => (await call(getEnquiry, { params: { id } })).data,
    staleTime: 60_000,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
