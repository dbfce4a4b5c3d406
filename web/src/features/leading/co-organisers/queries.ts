import { listCoOrganisers, myPartners } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

export const coOrganisersQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['games', 'coOrganisers', gameId],
    queryFn: async () => (await call(listCoOrganisers, { params: { id: gameId } })).data,
  });

/** The reader's partners, found by a part of their name. */
export const partnersByName = (name: string) =>
  queryOptions({
    queryKey: ['people', 'partnersByName', name],
    queryFn: async () => (await call(myPartners, { query: { name } })).data,
  });
