import { getPerson, myPartners } from '@rondo/contract/calls';
import { pageSizes } from '@rondo/rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../../platform/api.ts';

/** A player as far as the reader may see them; null if there is no such player. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['people', 'one', id],
    queryFn: async () => {
      try {
        return (await call(getPerson, { params: { id } })).data.person;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'person_not_found') return null;
        throw error;
      }
    },
  });

const limit = pageSizes.partners;

/** The user's partners, some at a time. @param match a game to invite them to */
export const partnersQuery = (match?: string) =>
  infiniteQueryOptions({
    queryKey: ['people', 'partners', match ?? null],
    queryFn: async ({ pageParam: page }) => {
      const query = { skip: page * limit, limit, ...(match !== undefined && { match }) };
      const { data, pagination } = await call(myPartners, { query });
      return { partners: data, totalPages: pagination.totalPages };
    },
    initialPageParam: 0,
    getNextPageParam: ({ totalPages }, pages) => (pages.length < totalPages ? pages.length : undefined),
  });
