import type { Notification } from '@rondo/contract';
import { changeNotification, listNotifications, readAllNotifications } from '@rondo/contract/calls';
import type { NoticeStatus } from '@rondo/rules/notices';
import { type InfiniteData, infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { sessionQuery } from '../../platform/session.ts';
import { showBanner } from '../../ui/banner.tsx';

export type Shelf = 'active' | 'archived';

interface Part {
  notices: Notification[];
  totalCount: number;
}

const limit = 12;

/** Of every list of notifications. */
export const noticesKey = ['notifications'] as const;

export const noticesQuery = (shelf: Shelf) =>
  infiniteQueryOptions({
    queryKey: [...noticesKey, shelf],
    queryFn: async ({ pageParam: skip }): Promise<Part> => {
      const { data, pagination } = await call(listNotifications, { query: { status: shelf, skip, limit } });
      return { notices: data, totalCount: pagination.totalCount };
    },
    initialPageParam: 0,
    getNextPageParam: (last: Part, parts: Part[]) => {
      const have = parts.reduce((sum, { notices }) => sum + notices.length, 0);
      return last.notices.length > 0 && have < last.totalCount ? have : undefined;
    },
  });

/**
 * Gives a notification another status: the full notification goes back (2-accounts §7). It shows at once; what moves to the
 * other tab is read again when the server has it.
 */
export function useChangeNotice() {
  const { explain } = useSpeech();
  const client = useQueryClient();
  return useMutation({
    // One after the other: put away just after it was opened, it must not come back by the slower answer.
    scope: { id: 'notices' },
    mutationFn: (notice: Notification & { status: NoticeStatus }) =>
      call(changeNotification, { params: { id: notice._id }, body: notice }),
    onMutate: (notice) => {
      for (const shelf of ['active', 'archived'] as const)
        client.setQueryData(noticesQuery(shelf).queryKey, (list) => list && withNotice(list, notice));
    },
    onSuccess: ({ data: { unread } }, { status }) => {
      client.setQueryData(
        sessionQuery.queryKey,
        (session) => session && { ...session, user: { ...session.user, unread } },
      );
      if (status !== 'read') void client.invalidateQueries({ queryKey: noticesKey });
    },
    onError: (error) => {
      showBanner('error', explain(error));
      void client.invalidateQueries({ queryKey: noticesKey });
    },
  });
}

/** Marks all of them as read. */
export function useReadAll() {
  const { explain } = useSpeech();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(readAllNotifications),
    onSuccess: ({ unread }) => {
      client.setQueryData(
        sessionQuery.queryKey,
        (session) => session && { ...session, user: { ...session.user, unread } },
      );
      return client.invalidateQueries({ queryKey: noticesKey });
    },
    onError: (error) => showBanner('error', explain(error)),
  });
}

function withNotice(list: InfiniteData<Part>, notice: Notification): InfiniteData<Part> {
  const pages = list.pages.map((page) => ({
    ...page,
    notices: page.notices.map((one) => (one._id === notice._id ? notice : one)),
  }));
  return { ...list, pages };
}
