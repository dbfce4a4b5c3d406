import type { NotificationPreferences } from '@rondo/contract';
import { getNotificationPreferences } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { pushEndpoint } from '../push/push-browser.ts';

export const preferencesQuery = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: async (): Promise<NotificationPreferences> => {
    const endpoint = (await pushEndpoint().catch(() => null)) ?? undefined;
    return (await call(getNotificationPreferences, { query: { endpoint } })).data;
  },
});
