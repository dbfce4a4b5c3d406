import type { CallArguments } from '@rondo/contract';
import { applyAsOrganiser, askAsBusiness, askAsFacility } from '@rondo/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { shrinkPhoto } from './shrink-photo.ts';

export function useAskAsBusiness() {
  return useMutation({ mutationFn: ({ body }: CallArguments<typeof askAsBusiness>) => call(askAsBusiness, { body }) });
}

export function useAskAsFacility() {
  return useMutation({
    mutationFn: async ({ body, photos }: CallArguments<typeof askAsFacility> & { photos: readonly File[] }) =>
      call(askAsFacility, { body, files: await Promise.all(photos.map(shrinkPhoto)) }),
  });
}

export function useApply() {
  return useMutation({
    mutationFn: ({ body }: CallArguments<typeof applyAsOrganiser>) => call(applyAsOrganiser, { body }),
  });
}
