import type { Wish } from '@rondo/contract';
import { changeWish, createWish, removeWish, turnWish } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { type WishFields, wishesQuery } from './queries.ts';

/** Makes a wish, or changes the given one. */
export function useSaveWish(wish: Wish | null, onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: WishFields) =>
      wish ? call(changeWish, { params: { id: wish._id }, body }) : call(createWish, { body }),
    onSuccess: async () => {
      await client.invalidateQueries(wishesQuery);
      onSaved();
    },
  });
}

/** Pauses a wish, switches it on, or removes it. */
export function useKeepWish({ _id: id }: Wish) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: 'pause' | 'resume' | 'remove') =>
      act === 'remove'
        ? call(removeWish, { params: { id } })
        : call(turnWish, { params: { id }, body: { isOn: act === 'resume' } }),
    onSuccess: () => client.invalidateQueries(wishesQuery),
  });
}
