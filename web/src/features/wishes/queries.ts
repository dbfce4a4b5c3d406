import type { CallArguments, createWish as CreateWish } from '@rondo/contract';
import { listWishes } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export type WishFields = CallArguments<typeof CreateWish>['body'];

/** The user's wishes. Their key begins with `games`, so that they are reloaded once somebody joins or leaves one. */
export const wishesQuery = queryOptions({
  queryKey: ['games', 'wishes'],
  queryFn: async () => (await call(listWishes)).data.wishes,
});
