import type { CallArguments, decideNoShow as DecideNoShow, ListedNoShow } from '@rondo/contract';
import { decideNoShow, listNoShows } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';

export const noShowsQuery = queryOptions({
  queryKey: ['console', 'no-shows'],
  queryFn: async () => (await call(listNoShows)).data.noShows,
});

export type Decision = CallArguments<typeof DecideNoShow>['body']['act'];

export async function decide(
  { _id: id }: ListedNoShow,
  act: Decision,
  { reason, key }: { reason: string; key: string },
): Promise<ListedNoShow> {
  return (await call(decideNoShow, { params: { id }, body: { act, reason }, idempotencyKey: key })).data.noShow;
}
