import type { NotificationPreferences } from '@rondo/contract';
import { goesAlways, isWanted, noticeCategoryNames, noticeChannels, usualQuietHours } from '@rondo/rules/notices';
import type { PreferencesRow } from './preferences-queries.ts';

/** What a person chose, with the defaults where they did not. */
export function presentPreferences(row: PreferencesRow, pushKey: string): NotificationPreferences {
  const chosen = new Map(row.choices.map(({ category, channel, is_on }) => [`${category}.${channel}`, is_on]));
  const wants = (category: (typeof noticeCategoryNames)[number], channel: (typeof noticeChannels)[number]) =>
    isWanted(category, channel, chosen.get(`${category}.${channel}`));
  const { from, until } = row.quiet ?? usualQuietHours;
  return {
    categories: noticeCategoryNames.map((category) => ({
      category,
      app: wants(category, 'app'),
      mail: wants(category, 'mail'),
      push: wants(category, 'push'),
      always: noticeChannels.filter((channel) => goesAlways(category, channel)),
    })),
    quietHours: from === null || until === null ? null : { from: clockTime(from), until: clockTime(until) },
    newsletter: row.newsletter,
    push: { key: pushKey, browsers: row.browsers, here: row.here },
  };
}

function clockTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
