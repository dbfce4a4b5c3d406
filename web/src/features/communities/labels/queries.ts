import type { CallResponse, userTags as UserTags } from '@rondo/contract';
import { userTags } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

export type OwnLabels = CallResponse<typeof UserTags>['data'];

/** The reader's labels in a community, suggestions by others, and the tags that its admins give. */
export const ownLabelsQuery = (id: string) =>
  queryOptions({
    queryKey: ['communities', 'labels', id],
    queryFn: async () => (await call(userTags, { params: { id } })).data,
  });
