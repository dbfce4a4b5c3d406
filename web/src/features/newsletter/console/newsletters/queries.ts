import type { CallResponse, getNewsletter as GetNewsletter } from '@rondo/contract';
import { getNewsletter, previewNewsletter } from '@rondo/contract/calls';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';

export type Newsletter = CallResponse<typeof GetNewsletter>['data']['newsletter'];

/** A newsletter, asked for again while it is being sent. */
export const newsletterQuery = (id: string) =>
  queryOptions({
    queryKey: ['console', 'issue', id],
    queryFn: async () => (await call(getNewsletter, { params: { id } })).data.newsletter,
    refetchInterval: ({ state: { data } }) => (data?.state === 'sending' ? 2000 : false),
  });

/** A newsletter in each language as it arrives. */
export const previewQuery = (id: string) =>
  queryOptions({
    queryKey: ['console', 'issue preview', id],
    queryFn: async () => (await call(previewNewsletter, { params: { id } })).data.mails,
    staleTime: 0,
  });

/** Shows a newsletter as an act left it, here and in the list. */
export function showChanged(client: QueryClient, newsletter: Newsletter): void {
  client.setQueryData(newsletterQuery(newsletter._id).queryKey, newsletter);
  void client.invalidateQueries({ queryKey: ['console', 'newsletters'] });
  void client.invalidateQueries({ queryKey: previewQuery(newsletter._id).queryKey });
}
