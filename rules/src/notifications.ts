import { day, hour, minute } from './durations.ts';
import { quietHours } from './limits.ts';
import { amsterdamDay, minutesOfDay, nextLocalTime } from './local-time.ts';

/** The channels on which a person can be notified. */
export const notificationChannels = ['app', 'mail', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

interface CategoryRule {
  /** Channels that nobody can switch off, for news about money or a spot that is kept only for a while. */
  always: readonly NotificationChannel[];
  /** Whether it is sent there to users who never chose; push also needs a subscription. */
  defaults: Record<NotificationChannel, boolean>;
}

const everywhere = { app: true, mail: true, push: true };

/** Categories of notifications, each switched on and off as a whole (decisions/0018-notifications.md). */
export const notificationCategories = {
  /**
   * A spot is taken or kept for the first on the waiting list, or handed over by a player who can't come; if it isn't taken, it goes to somebody
   * else.
   */
  offers: { always: ['app', 'mail'], defaults: everywhere },
  /** A game that the user plays in was cancelled, or got another time, place or price; or the user was taken out of one. */
  changes: { always: ['app', 'mail'], defaults: everywhere },
  /** Top-ups, passes that end, payments that became credit, and refunds of spots. */
  money: { always: ['app', 'mail'], defaults: { app: true, mail: true, push: false } },
  /** A game that the user plays in is confirmed. */
  games: { always: [], defaults: everywhere },
  /** A day and two hours before a game that the user plays in, and a day before a spot kept for a regular is released. */
  reminders: { always: [], defaults: everywhere },
  /** What others did with the user's spot. */
  spots: { always: [], defaults: everywhere },
  /** Spots that the user paid for, with the amount. */
  bookings: { always: [], defaults: { app: true, mail: true, push: false } },
  /** The user's own sign-ups, as a record. */
  signUps: { always: [], defaults: { app: true, mail: false, push: false } },
  /** About games that the user organises. */
  organising: { always: [], defaults: everywhere },
  /** Games to rate, and how the user's own score changed. */
  ratings: { always: [], defaults: { app: true, mail: false, push: true } },
  communities: { always: [], defaults: everywhere },
  /** Messages from a game's or a community's leaders to everyone in it. */
  messages: { always: [], defaults: everywhere },
  /** Invitations to games, from people the user played with. */
  invitations: { always: [], defaults: { app: true, mail: false, push: true } },
  /** Games that fit a wish of the user's, who asked to be told. */
  wishes: { always: [], defaults: everywhere },
  /** A game that the user would fit lacks a few players. Nobody asked for this, so mail is off until the user wants it. */
  rescues: { always: [], defaults: { app: true, mail: false, push: true } },
} as const satisfies Record<string, CategoryRule>;
export type NotificationCategory = keyof typeof notificationCategories;
export const notificationCategoryNames = /* @__PURE__ */ Object.keys(notificationCategories) as NotificationCategory[];

/** Whether nobody can switch a category off on this channel. */
export function goesAlways(category: NotificationCategory, channel: NotificationChannel): boolean {
  return (notificationCategories[category].always as readonly NotificationChannel[]).includes(channel);
}

/** Whether a category is sent on a channel, given what the user chose; undefined means that they never chose. */
export function isWanted(
  category: NotificationCategory,
  channel: NotificationChannel,
  chosen: boolean | undefined,
): boolean {
  return goesAlways(category, channel) || (chosen ?? notificationCategories[category].defaults[channel]);
}

export const notificationStatuses = ['unread', 'read', 'archived'] as const;
export type NotificationStatus = (typeof notificationStatuses)[number];

export type NotificationAge =
  | { form: 'now' | 'yesterday' | 'date' }
  /** Whole minutes or hours that have passed, at least 1. */
  | { form: 'minutes' | 'hours'; count: number };

/**
 * How a notification's age is shown: in minutes; within a day, in hours; then 'Yesterday' if it was yesterday in Amsterdam; otherwise its
 * date (product.md#notifications).
 */
export function notificationAge(createdAt: Date, now: Date): NotificationAge {
  const age = now.getTime() - createdAt.getTime();
  if (age < minute) return { form: 'now' };
  if (age < hour) return { form: 'minutes', count: Math.floor(age / minute) };
  if (age < day) return { form: 'hours', count: Math.floor(age / hour) };
  return { form: isDayBefore(createdAt, now) ? 'yesterday' : 'date' };
}

/** Compares calendar days, which have 23 or 25 hours when the clocks change. */
function isDayBefore(instant: Date, now: Date): boolean {
  const next = new Date(Date.parse(`${amsterdamDay(instant)}T12:00:00Z`) + day);
  return next.toISOString().slice(0, 10) === amsterdamDay(now);
}

/** Local minutes since midnight; they span midnight when the start is later than the end. */
export interface QuietHours {
  from: number;
  until: number;
}

/** For users who never chose: the same night hours in which offers stand still. */
export const usualQuietHours: QuietHours = { from: quietHours.from * 60, until: quietHours.until * 60 };

/** When the quiet hours that contain an instant end; null outside of them, or without quiet hours. */
export function quietUntil(now: Date, quiet: QuietHours | null): Date | null {
  if (quiet === null) return null;
  const at = minutesOfDay(now);
  const inside = quiet.from < quiet.until ? at >= quiet.from && at < quiet.until : at >= quiet.from || at < quiet.until;
  return inside ? nextLocalTime(now, quiet.until) : null;
}

/** Mails that can wait are sent after this many minutes; more than `above` of them are sent as one. */
export const mailDigest = { waitMinutes: 5, above: 2 } as const;

/** News of a cancelled game that would have started within this many hours is sent at once. */
const urgentHours = 24;

/** Whether news of a game can't wait, because it would have started soon. */
export function isUrgent(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() < urgentHours * hour;
}
