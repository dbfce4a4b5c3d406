import {
  type CallResponse,
  changeNotificationPreferences,
  confirmOwnAddress,
  getNotificationPreferences,
  getSettings,
  listLocations,
  listSessions,
  type NotificationPreferences,
  saveSettings,
  signInMethods,
} from '@rondo/contract';
import { notificationCategoryNames } from '@rondo/rules/notifications';
import { answer, type Answer } from './backend.ts';
import type { Partly } from './example.ts';

type Settings = CallResponse<typeof getSettings>['settings'];

/** The user's settings, as the server stores them. */
export function settings(some: Partly<Settings> = {}) {
  let kept: Partly<Settings> = { hasPassword: true, pageReaders: 'everyone', ...some };
  const answers: Answer[] = [
    answer(getSettings, () => ({ settings: kept })),
    answer(saveSettings, ({ body }) => {
      kept = { ...kept, ...(body as Partly<Settings>) };
      return { settings: kept };
    }),
  ];
  return { kept: () => kept, answers };
}

/** The user's preferences for notifications, as the server stores them. */
export function preferences(some: Partly<NotificationPreferences> = {}) {
  let kept: Partly<NotificationPreferences> = {
    categories: notificationCategoryNames.map((category) => ({
      category,
      app: true,
      mail: true,
      push: true,
      always: category === 'money' ? ['mail'] : [],
    })),
    quietHours: { from: '22:00', until: '08:00' },
    push: { key: 'BElongEnough', browsers: 0, here: false },
    ...some,
  };
  const answers: Answer[] = [
    answer(getNotificationPreferences, () => ({ data: kept })),
    answer(changeNotificationPreferences, ({ body }) => {
      const { choices = [], ...change } = body as { choices?: { category: string; channel: string; on: boolean }[] };
      const categories = kept.categories?.map((row) =>
        choices
          .filter(({ category }) => category === row.category)
          .reduce((next, { channel, on }) => ({ ...next, [channel]: on }), row),
      );
      kept = { ...kept, ...change, categories };
      return { data: kept };
    }),
  ];
  return { kept: () => kept, answers };
}

/** The answers that the page of settings needs, for a user with nothing out of the ordinary. */
export const settingsAnswers = (): Answer[] => [
  ...settings().answers,
  ...preferences().answers,
  answer(listLocations),
  answer(signInMethods, { data: { hasPassword: true } }),
  answer(listSessions),
  answer(confirmOwnAddress),
];
