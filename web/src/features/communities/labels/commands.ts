import type { CallArguments, Community, reportLabel as ReportLabel } from '@rondo/contract';
import type { LabelKind } from '@rondo/rules';
import {
  confirmTags,
  rejectNickname,
  rejectTag,
  reportLabel,
  setNickname,
  suggestNickname,
  suggestTag,
} from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

export interface Named {
  kind: LabelKind;
  words: string;
}

/** Reloads communities, and the games whose lists of players show labels. */
function useRefresh() {
  const client = useQueryClient();
  return () => Promise.all([['communities'], ['games']].map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Suggests a tag or nickname to a member. */
export function useSuggest({ _id: id }: Community, targetUserId: string, done: (named: Named) => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ kind, words }: Named) =>
      kind === 'tag'
        ? call(suggestTag, { params: { id }, body: { targetUserId, tag: words } })
        : call(suggestNickname, { params: { id }, body: { targetUserId, nickname: words } }),
    onSuccess: (_, named) => done(named),
    onSettled: refresh,
  });
}

/** Accepts a suggestion, or sets a nickname of the reader's own. */
export function useTake({ _id: id }: Community, done: (named: Named) => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ kind, words }: Named) =>
      kind === 'tag'
        ? call(confirmTags, { params: { id }, body: { tags: [words] } })
        : call(setNickname, { params: { id }, body: { nickname: words } }),
    onSuccess: (_, named) => done(named),
    onSettled: refresh,
  });
}

/** Turns down a suggestion, or removes one of the reader's labels. */
export function useReject({ _id: id }: Community, done: (named: Named) => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ kind, words }: Named) =>
      kind === 'tag'
        ? call(rejectTag, { params: { id }, body: { tag: words } })
        : call(rejectNickname, { params: { id }, body: { nickname: words } }),
    onSuccess: (_, named) => done(named),
    onSettled: refresh,
  });
}

/** Reports a tag or nickname to the admins. */
export function useReport({ _id: id }: Community, done: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: CallArguments<typeof ReportLabel>['body']) => call(reportLabel, { params: { id }, body }),
    onSuccess: done,
    onSettled: refresh,
  });
}
