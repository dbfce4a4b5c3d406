import type { CallResponse, listJobs as ListJobs } from '@rondo/contract';
import { listJobs } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

export type Job = CallResponse<typeof ListJobs>['data']['jobs'][number];

export const jobsQuery = queryOptions({
  queryKey: ['console', 'jobs'],
  queryFn: async () => (await call(listJobs)).data.jobs,
  staleTime: 0,
});
