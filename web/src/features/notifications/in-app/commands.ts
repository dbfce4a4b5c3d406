import type { Notification } from '@rondo/contract';
import { changeNotification, readAllNotifications } from '@rondo/contract/calls';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { sessionQuery } from '../../../platform/session.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { notificationsKey } from './key.ts';
import { shelves, type Part, notificationsQuery, shelfOf } from './queries.ts';

/**
 * Gives notifications another status: one by sending it back in full (product.md#notifications), several, as those of a game, at once. The change shows
 * at once; the other tab is refreshed once the server has it.
 */
export function useChangeNotifications() {
  const { explain } = useI18n();
  const client = useQueryClient();
  const show = (changed: readonly Notification[]) => {
    for (const shelf of shelves)
      client.setQueryData(notificationsQuery(shelf).queryKey, (list) => list && withNotifications(list, changed));
  };
  return useMutation({
    // One at a time, so that a slow answer to opening it doesn't undo archiving it just after.
    scope: { id: 'notices' },
    mutationFn: changeOnServer,
    onMutate: (changed) => {
      const ids = new Set(changed.map(({ _id }) => _id));
      const before = shelves.flatMap(
        (shelf) =>
          client.getQueryData(notificationsQuery(shelf).queryKey)?.pages.flatMap((part) => part.notifications) ?? [],
      );
      show(changed);
      return before.filter(({ _id }) => ids.has(_id));
    },
    onSuccess: (unread, [changed]) => {
      client.setQueryData(
        sessionQuery.queryKey,
        (session) => session && { ...session, user: { ...session.user, unread } },
      );
      if (!changed) return;
      // Refreshes the list to which they moved. The list that they left keeps its place until the move can't be undone, and is loaded anew on the
      // next visit.
      for (const shelf of shelves) {
        const { queryKey } = notificationsQuery(shelf);
        const has = client
          .getQueryData(queryKey)
          ?.pages.some(({ notifications }) => notifications.some(({ _id }) => _id === changed._id));
        if (shelf !== shelfOf(changed)) void client.invalidateQueries({ queryKey, refetchType: 'none' });
        else if (!has) void client.invalidateQueries({ queryKey });
      }
    },
    onError: (error, _, before) => {
      if (before) show(before);
      showBanner('error', explain(error));
      void client.invalidateQueries({ queryKey: notificationsKey });
    },
  });
}

/** @returns how many are unread now */
async function changeOnServer(changed: readonly Notification[]): Promise<number> {
  const [one] = changed;
  if (one && changed.length === 1)
    return (await call(changeNotification, { params: { id: one._id }, body: one })).data.unread;
  const changes = changed.map(({ _id, status }) => ({ _id, status }));
  return (await call(readAllNotifications, { body: { changes } })).unread;
}

/** Marks all notifications as read, or the given ones as unread again. */
export function useReadAll() {
  const { explain } = useI18n();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (unread: string[] | undefined) => call(readAllNotifications, { body: { unread } }),
    onSuccess: ({ unread }) => {
      client.setQueryData(
        sessionQuery.queryKey,
        (session) => session && { ...session, user: { ...session.user, unread } },
      );
      return client.invalidateQueries({ queryKey: notificationsKey });
    },
    onError: (error) => showBanner('error', explain(error)),
  });
}

function withNotifications(list: InfiniteData<Part>, changed: readonly Notification[]): InfiniteData<Part> {
  const byId = new Map(changed.map((one) => [one._id, one]));
  const pages = list.pages.map((page) => ({
    ...page,
    notifications: page.notifications.map((one) => byId.get(one._id) ?? one),
  }));
  return { ...list, pages };
}
