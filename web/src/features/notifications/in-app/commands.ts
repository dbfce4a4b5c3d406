import type { Notification } from '@rondo/contract';
import { changeNotification, readAllNotifications } from '@rondo/contract/calls';
import type { NotificationStatus } from '@rondo/rules/notifications';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { sessionQuery } from '../../../platform/session.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { notificationsKey } from './key.ts';
import { shelves, type Part, notificationsQuery, shelfOf } from './queries.ts';

/**
 * Changes a notification's status by sending it back in full (product.md#notifications). The change shows at once; the other tab is
 * refreshed once the server has it.
 */
export function useChangeNotification() {
  const { explain } = useI18n();
  const client = useQueryClient();
  const show = (notification: Notification) => {
    for (const shelf of shelves)
      client.setQueryData(notificationsQuery(shelf).queryKey, (list) => list && withNotification(list, notification));
  };
  return useMutation({
    // One at a time, so that a slow answer to opening it doesn't undo archiving it just after.
    scope: { id: 'notices' },
    mutationFn: (notification: Notification & { status: NotificationStatus }) =>
      call(changeNotification, { params: { id: notification._id }, body: notification }),
    onMutate: (notification) => {
      const before = shelves.flatMap(
        (shelf) =>
          client.getQueryData(notificationsQuery(shelf).queryKey)?.pages.flatMap((part) => part.notifications) ?? [],
      );
      show(notification);
      return before.find(({ _id }) => _id === notification._id);
    },
    onSuccess: ({ data: { unread } }, changed) => {
      client.setQueryData(
        sessionQuery.queryKey,
        (session) => session && { ...session, user: { ...session.user, unread } },
      );
      // Refreshes the list to which it moved. The list that it left keeps its place until the move can't be undone, and is loaded anew on the
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

function withNotification(list: InfiniteData<Part>, notification: Notification): InfiniteData<Part> {
  const pages = list.pages.map((page) => ({
    ...page,
    notifications: page.notifications.map((one) => (one._id === notification._id ? notification : one)),
  }));
  return { ...list, pages };
}
