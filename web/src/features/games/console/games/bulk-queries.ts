import type {
  CallArguments,
  CallResponse,
  getBulkChange as GetBulkChange,
  previewBulkChange as Preview,
} from '@rondo/contract';
import { findVenues, getBulkChange, previewBulkChange } from '@rondo/contract/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';

export type BulkQuestion = CallArguments<typeof Preview>['query'];
export type BulkPreviewData = CallResponse<typeof Preview>['data'];
export type BulkChange = CallResponse<typeof GetBulkChange>['data']['bulkChange'];

export const bulkPreviewQuery = (query: BulkQuestion) =>
  queryOptions({
    queryKey: ['console', 'bulk preview', query],
    queryFn: async ({ signal }) => (await call(previewBulkChange, { query, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The progress of a bulk change, asked again until it is finished. */
export const bulkChangeQuery = (id: string) =>
  queryOptions({
    queryKey: ['console', 'bulk change', id],
    queryFn: async () => (await call(getBulkChange, { params: { id } })).data.bulkChange,
    refetchInterval: ({ state: { data } }) => (data?.finishedAt ? false : 2000),
  });

export const venuesQuery = (query: string) =>
  queryOptions({
    queryKey: ['console', 'venues', query],
    queryFn: async ({ signal }) => (await call(findVenues, { query: { query }, signal })).data.venues,
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });
