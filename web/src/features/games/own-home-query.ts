import { getHome } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** The home of who is logged in. Its key begins with `games`, so that it is asked again once somebody joins or leaves one. */
export const ownHomeQuery = queryOptions({
  queryKey: ['games', 'home'],
  queryFn: async () => (await call(getHome)).data,
});
