import { day, hour, minute } from './instants.ts';
import { quietHours } from './limits.ts';
import { amsterdamDay, minutesOfDay, nextLocalTime } from './local-time.ts';

/** Where a person hears of something. */
export const noticeChannels = ['app', 'mail', 'push'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

interface CategoryRule {
  /** Channels nobody can switch off: what concerns one's money, or a spot that is kept only for a while. */
  always: readonly NoticeChannel[];
  /** Whether it goes there for who never chose. Push asks for a subscription besides. */
  defaults: Record<NoticeChannel, boolean>;
}

const everywhere = { app: true, mail: true, push: true };

/** Categories of notices, which people switch on and off as one (docs/decisions/notifications.md). */
export const noticeCategories = {
  /** A spot for the first in line, taken or kept for them, or from somebody who can't come: it goes to another when it is not taken. */
  offers: { always: ['app', 'mail'], defaults: everywhere },
  /** A game one plays in is cancelled, or has another time, place or price. */
  changes: { always: ['app', 'mail'], defaults: everywhere },
  /** Top-ups, and payments that became credit. */
  money: { always: ['app', 'mail'], defaults: { app: true, mail: true, push: false } },
  /** A game one plays in is on. */
  games: { always: [], defaults: everywhere },
  /** What others did with one's spot. */
  spots: { always: [], defaults: everywhere },
  /** What one did oneself, to look up. */
  signUps: { always: [], defaults: { app: true, mail: false, push: false } },
  /** Of games one organises. */
  organising: { always: [], defaults: everywhere },
  /** Games to rate. */
  ratings: { always: [], defaults: { app: true, mail: false, push: true } },
  communities: { always: [], defaults: everywhere },
} as const satisfies Record<string, CategoryRule>;
export type NoticeCategory = keyof typeof noticeCategories;
export const noticeCategoryNames = /* @__PURE__ */ Object.keys(noticeCategories) as NoticeCategory[];

/** Every kind of notification and its category: the one list of them (2-accounts §2). */
export const noticeKinds = {
  matchConfirmed: 'games',
  signedUp: 'signUps',
  communityApproved: 'communities',
  communityDenied: 'communities',
  // Mostly they have paid by it.
  waitingListPromoted: 'offers',
  afterMatchRating: 'ratings',
  topUpConfirmed: 'money',
  paymentConfirmed: 'signUps',
  matchCancelled: 'changes',
  matchChanged: 'changes',
  matchBelowMinimum: 'organising',
  spotOffered: 'offers',
  spotOpen: 'offers',
  spotLapsed: 'spots',
  spotWithdrawn: 'spots',
  friendPaid: 'spots',
  friendDeclined: 'spots',
  spotGivenUp: 'spots',
  handOverOffered: 'offers',
  handOverTaken: 'spots',
  handOverDeclined: 'spots',
  creditWaiting: 'money',
} as const satisfies Record<string, NoticeCategory>;
export type NoticeKind = keyof typeof noticeKinds;
export const noticeKindNames = /* @__PURE__ */ Object.keys(noticeKinds) as NoticeKind[];

/** Whether nobody can switch a category off there. */
export function goesAlways(category: NoticeCategory, channel: NoticeChannel): boolean {
  return (noticeCategories[category].always as readonly NoticeChannel[]).includes(channel);
}

/** Whether a category goes to a channel, for somebody who chose this; undefined: never chose. */
export function isWanted(category: NoticeCategory, channel: NoticeChannel, chosen: boolean | undefined): boolean {
  return goesAlways(category, channel) || (chosen ?? noticeCategories[category].defaults[channel]);
}

export const noticeStatuses = ['unread', 'read', 'archived'] as const;
export type NoticeStatus = (typeof noticeStatuses)[number];

export type NoticeAge =
  | { form: 'now' | 'yesterday' | 'date' }
  /** Whole ones that have passed, at least 1. */
  | { form: 'minutes' | 'hours'; count: number };

/**
 * How old a notification is told to be: in minutes, in hours for a day, then 'Yesterday' where it was yesterday in Amsterdam,
 * and its date before that (2-accounts §2 says no more than 'Yesterday').
 */
export function noticeAge(createdAt: Date, now: Date): NoticeAge {
  const age = now.getTime() - createdAt.getTime();
  if (age < minute) return { form: 'now' };
  if (age < hour) return { form: 'minutes', count: Math.floor(age / minute) };
  if (age < day) return { form: 'hours', count: Math.floor(age / hour) };
  return { form: isDayBefore(createdAt, now) ? 'yesterday' : 'date' };
}

/** By calendar days, which are 23 or 25 hours long when the clocks change. */
function isDayBefore(instant: Date, now: Date): boolean {
  const next = new Date(Date.parse(`${amsterdamDay(instant)}T12:00:00Z`) + day);
  return next.toISOString().slice(0, 10) === amsterdamDay(now);
}

/** Local minutes since midnight; over midnight when it starts later than it ends. */
export interface QuietHours {
  from: number;
  until: number;
}

/** For who never chose: the night in which offers stand still too. */
export const usualQuietHours: QuietHours = { from: quietHours.from * 60, until: quietHours.until * 60 };

/** When the quiet hours an instant lies in end; null outside of them, or for who has none. */
export function quietUntil(now: Date, quiet: QuietHours | null): Date | null {
  if (quiet === null) return null;
  const at = minutesOfDay(now);
  const inside = quiet.from < quiet.until ? at >= quiet.from && at < quiet.until : at >= quiet.from || at < quiet.until;
  return inside ? nextLocalTime(now, quiet.until) : null;
}

/** Mails that can wait go out after this many minutes; more than `digestAbove` of them as one. */
export const mailDigest = { waitMinutes: 5, above: 2 } as const;

/** A cancelled game that would have started within this many hours is told at once. */
const urgentHours = 24;

/** Whether news of a game must not wait for anything: it would have started soon. */
export function isUrgent(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() < urgentHours * hour;
}
