import type {
  CallArguments,
  Community,
  decideLabel as DecideLabel,
  saveAdminTag as SaveAdminTag,
} from '@rondo/contract';
import { decideLabel, deleteAdminTag, giveTag, saveAdminTag, takeTag } from '@rondo/contract/calls';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { leadingKey } from './queries.ts';

/** Reloads communities, what only admins see of them, and the games whose lists of players show labels. */
const refresh = (client: QueryClient) =>
  Promise.all([['communities'], leadingKey, ['games']].map((queryKey) => client.invalidateQueries({ queryKey })));

export type TagFields = CallArguments<typeof SaveAdminTag>['body'];
type LabelDecision = CallArguments<typeof DecideLabel>['body'];

export function useSaveTag({ _id: id }: Community, done: (fields: TagFields) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TagFields) => call(saveAdminTag, { params: { id }, body }),
    onSuccess: (_, fields) => done(fields),
    onSettled: () => refresh(client),
  });
}

export function useDeleteTag({ _id: id }: Community, done: (deleted: { tag: string }) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ _id: tagId }: { _id: string; tag: string }) => call(deleteAdminTag, { params: { id, tagId } }),
    onSuccess: (_, deleted) => done(deleted),
    onSettled: () => refresh(client),
  });
}

/** Gives a member one of the admins' tags, or takes it. */
export function useGiveTag({ _id: id }: Community, userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ tagId, isGiven }: { tagId: string; isGiven: boolean }) =>
      call(isGiven ? giveTag : takeTag, { params: { id, tagId, userId } }),
    onSettled: () => refresh(client),
  });
}

/** Removes a tag or nickname for good, or keeps it in spite of its reports. */
export function useDecideLabel({ _id: id }: Community, done: (decision: LabelDecision) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LabelDecision) => call(decideLabel, { params: { id }, body }),
    onSuccess: (_, decision) => done(decision),
    onSettled: () => refresh(client),
  });
}
