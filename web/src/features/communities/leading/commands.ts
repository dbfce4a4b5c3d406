import {
  type Community,
  type CommunityInvitation,
  type CommunityNews,
  type CommunityRequest,
  type CallArguments,
} from '@rondo/contract';
import {
  answerChallenge,
  decideRequests,
  deleteNews,
  editCommunity,
  editNews,
  makeCommunityAdmin,
  makeInvitation,
  removeMember,
  revokeInvitation,
  unmakeCommunityAdmin,
  writeNews,
} from '@rondo/contract/calls';
import { every } from '@rondo/rules';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import type { PictureChoice } from '../../../ui/picture-field.tsx';
import { leadingKey, type RequestPage, requestsKey } from './queries.ts';

/** Reloads everything that is shown about communities. */
function refresh(client: QueryClient) {
  return Promise.all([['communities'], leadingKey].map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Handles a command's success: calls `done`, then reloads everything that is shown about communities. */
function useDone<Answer>(done: (answer: Answer) => void): (answer: Answer) => void {
  const client = useQueryClient();
  return (answer) => {
    done(answer);
    void refresh(client);
  };
}

export interface Decision {
  decision: CallArguments<typeof decideRequests>['body']['decision'];
  people: readonly Pick<CommunityRequest, 'userId' | 'name'>[];
  adminNote?: string;
}

/** Approves or denies requests; they leave the list at once, and return if the server refuses. */
export function useDecide({ _id: id }: Community) {
  const { t, explain } = useI18n();
  const client = useQueryClient();
  return useMutation({
    mutationKey: requestsKey(id),
    mutationFn: ({ decision, people, adminNote }: Decision) =>
      call(decideRequests, {
        params: { id },
        body: { decision, userIds: people.map(({ userId }) => userId), ...(adminNote && { adminNote }) },
      }),
    onMutate: async ({ people }) => {
      await client.cancelQueries({ queryKey: requestsKey(id) });
      const gone = new Set(people.map(({ userId }) => userId));
      client.setQueriesData<RequestPage>({ queryKey: requestsKey(id) }, (page) => page && withoutPeople(page, gone));
    },
    onSuccess: ({ data }, { decision, people }) => {
      const count = data.decided.length;
      const name = people.find(({ userId }) => userId === data.decided[0])?.name ?? '';
      const done = t(decision === 'approve' ? 'leading.requests.approved' : 'leading.requests.denied', { count, name });
      showBanner('success', count < people.length ? `${done} ${t('leading.requests.others')}` : done);
    },
    onError: (error) => showBanner('error', explain(error)),
    // Reloading while another decision is under way would show its requests again.
    onSettled: () => (client.isMutating({ mutationKey: requestsKey(id) }) > 1 ? undefined : refresh(client)),
  });
}

function withoutPeople({ requests, pagination }: RequestPage, gone: ReadonlySet<string>): RequestPage {
  const left = requests.filter(({ userId }) => !gone.has(userId));
  const totalCount = pagination.totalCount - (requests.length - left.length);
  return { requests: left, pagination: { ...pagination, totalCount } };
}

/** Accepts or declines a challenge. */
export function useAnswerChallenge(done: (accept: boolean) => void) {
  const { explain } = useI18n();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, accept }: { id: string; accept: boolean }) => {
      await call(answerChallenge, { params: { id }, body: { accept } });
      return accept;
    },
    onSuccess: done,
    onError: (error) => showBanner('error', explain(error)),
    onSettled: () => {
      void refresh(client);
      void client.invalidateQueries({ queryKey: ['games'] });
    },
  });
}

/** Makes a member an admin, or an admin a normal member again. */
export function useChangeAdmin({ _id: id }: Community, done: () => void) {
  const onSuccess = useDone(done);
  return useMutation({
    mutationFn: ({ userId, isAdmin }: { userId: string; isAdmin: boolean }) =>
      call(isAdmin ? makeCommunityAdmin : unmakeCommunityAdmin, { params: { id, userId } }),
    onSuccess,
  });
}

export function useRemoveMember({ _id: id }: Community, done: () => void) {
  const onSuccess = useDone(done);
  return useMutation({
    mutationFn: ({ userId, reason }: { userId: string; reason: string }) =>
      call(removeMember, { params: { id, userId }, body: { reason } }),
    onSuccess,
  });
}

type CommunityPicture = NonNullable<CallArguments<typeof editCommunity>['body']['pictureIs']>;

export interface PageChanges {
  description: string;
  communityOptions: Omit<Community['communityOptions'], 'userTags'>;
  pictures: Record<CommunityPicture, PictureChoice>;
}

/** Saves a community's description and options first, then each picture, because a call can carry only one. */
export function useEditCommunity({ _id: id }: Community, done: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ pictures, ...words }: PageChanges) => {
      const kinds = every<CommunityPicture>()(['banner', 'location']);
      const removePictures = kinds.filter((kind) => pictures[kind].removed);
      await call(editCommunity, { params: { id }, body: { ...words, removePictures } });
      for (const kind of kinds) {
        const { file } = pictures[kind];
        if (file) await call(editCommunity, { params: { id }, body: { pictureIs: kind }, file });
      }
    },
    onSuccess: done,
    // Part of it may have been saved even after a failure, and its games may now be shown to more people or fewer.
    onSettled: () => {
      void refresh(client);
      void client.invalidateQueries({ queryKey: ['games'] });
    },
  });
}

export interface Writing extends Pick<CommunityNews, 'title' | 'body' | 'isPinned'> {
  picture: PictureChoice;
}

/** Publishes news, or changes existing news. */
export function useSaveNews({ _id: id }: Community, news: CommunityNews | null, done: (isTold: boolean) => void) {
  const onSuccess = useDone(done);
  return useMutation({
    mutationFn: async ({ picture: { file, removed }, ...words }: Writing) => {
      const answer = news
        ? await call(editNews, { params: { id, newsId: news._id }, body: { ...words, removePicture: removed }, file })
        : await call(writeNews, { params: { id }, body: words, file });
      return answer.data.isTold;
    },
    onSuccess,
  });
}

export function useDeleteNews({ _id: id }: Community, news: CommunityNews, done: () => void) {
  const onSuccess = useDone(done);
  return useMutation({
    mutationFn: () => call(deleteNews, { params: { id, newsId: news._id } }),
    onSuccess,
  });
}

export function useMakeInvitation({ _id: id }: Community, done: (made: CommunityInvitation) => void) {
  const onSuccess = useDone(done);
  return useMutation({
    mutationFn: async (body: { uses?: number; days?: number }) =>
      (await call(makeInvitation, { params: { id }, body })).data.invitation,
    onSuccess,
  });
}

export function useRevokeInvitation({ _id: id }: Community, done: () => void) {
  const onSuccess = useDone(done);
  return useMutation({
    mutationFn: (code: string) => call(revokeInvitation, { params: { id, code } }),
    onSuccess,
  });
}
