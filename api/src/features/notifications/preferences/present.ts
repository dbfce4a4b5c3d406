import type { NotificationPreferences } from '@rondo/contract';
import {
  goesAlways,
  isWanted,
  notificationCategoryNames,
  notificationChannels,
  usualQuietHours,
} from '@rondo/rules/notifications';
import type { PreferencesRow } from './preferences-queries.ts';

/** A person's choices, with defaults for the rest. */
export function presentPreferences(row: PreferencesRow, pushKey: string): NotificationPreferences {
  const chosen = new Map(row.choices.map(({ category, channel, is_on }) => [`${category}.${channel}`, is_on]));
  const wants = (
    category: (typeof notificationCategoryNames)[number],
    channel: (typeof notificationChannels)[number],
  ) => isWanted(category, channel, chosen.get(`${category}.${channel}`));
  const { from, until } = row.quiet ?? usualQuietHours;
  return {
    categories: notificationCategoryNames.map((category) => ({
      category,
      app: wants(category, 'app'),
      mail: wants(category, 'mail'),
      push: wants(category, 'push'),
      always: notificationChannels.filter((channel) => goesAlways(category, channel)),
    })),
    quietHours: from === null || until === null ? null : { from: clockTime(from), until: clockTime(until) },
    newsletter: row.newsletter,
    push: { key: pushKey, browsers: row.browsers, here: row.here },
  };
}

function clockTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
