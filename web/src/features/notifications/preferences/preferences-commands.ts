import type { NotificationPreferences } from '@rondo/contract';
import { changeNotificationPreferences } from '@rondo/contract/calls';
import type { NotificationCategory, NotificationChannel } from '@rondo/rules/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { startPush, stopPush } from '../push/push-browser.ts';
import { preferencesQuery } from './preferences-queries.ts';

interface Change {
  choices?: { category: NotificationCategory; channel: NotificationChannel; on: boolean }[];
  quietHours?: { from: string; until: string } | null;
  newsletter?: boolean;
}

/** Saves a choice as soon as it is made; it shows at once and is reverted if saving fails. */
export function useChangePreferences() {
  const client = useQueryClient();
  const { queryKey } = preferencesQuery;
  return useMutation({
    // One at a time, so that the last answer belongs to the last choice.
    scope: { id: 'notification-preferences' },
    mutationFn: (change: Change) => call(changeNotificationPreferences, { body: change }),
    onMutate: async (change) => {
      // An answer already under way doesn't include the change.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before) => before && changed(before, change));
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}

function changed(before: NotificationPreferences, { choices = [], quietHours, newsletter }: Change) {
  const categories = before.categories.map((row) =>
    choices
      .filter(({ category }) => category === row.category)
      .reduce((next, { channel, on }) => ({ ...next, [channel]: on }), row),
  );
  return {
    ...before,
    categories,
    quietHours: quietHours === undefined ? before.quietHours : quietHours,
    newsletter: newsletter ?? before.newsletter,
  };
}

/** Switches push messages on this device on or off; `onDenied` is called if the person refuses permission. */
export function useSwitchPush(onDenied: () => void) {
  const { t, explain } = useI18n();
  const client = useQueryClient();
  const { queryKey } = preferencesQuery;
  return useMutation({
    mutationFn: async ({ on, key }: { on: boolean; key: string }) => {
      if (!on) {
        await stopPush();
        return false;
      }
      const may = await startPush(key);
      if (!may) onDenied();
      return may;
    },
    onSuccess: async (here) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before) => before && { ...before, push: { ...before.push, here } });
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey });
      const known = error instanceof DOMException ? t('notices.settings.push.failed') : explain(error);
      showBanner('error', known, { title: t('notices.settings.failed') });
    },
  });
}
