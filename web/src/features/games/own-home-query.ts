import { getHome } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** The home of the logged-in user. Its key begins with `games`, so that it is asked again once they join or leave one. */
export const ownHomeQuery = queryOptions({
  queryKey: ['games', 'home'],
  queryFn: async () => (await call(getHome)).data,
});
