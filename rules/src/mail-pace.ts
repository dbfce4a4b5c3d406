import { day } from './durations.ts';

// A separate entry point (`@rondo/rules/mail-pace`), because only the outbox needs it.

/** Classes of mails by how long they may wait: needed mails, usual ones, and newsletters (decisions/0114-mail-that-arrives.md). */
export const mailClasses = ['needed', 'usual', 'newsletter'] as const;
export type MailClass = (typeof mailClasses)[number];

/** The share of a day's mails at which each class waits for the next day, in percent, so that needed mails can still be sent. */
const sharePercent: Record<MailClass, number> = { needed: 100, usual: 80, newsletter: 50 };

/** A new sender gains trust slowly: the mails on its first day, their growth each day, and the day from which there is no limit. */
const warmUp = { first: 200, growth: 1.5, days: 14 } as const;

/** The operator's limits on the mails of 24 hours. */
export interface MailPace {
  /** What the mail provider allows; null for no limit. */
  dailyLimit: number | null;
  /** When the domain began to send; null if long ago. */
  warmUpSince: Date | null;
}

/** How many mails may be sent in 24 hours; null for any number. */
export function mailsADay({ dailyLimit, warmUpSince }: MailPace, now: Date): number | null {
  const days = warmUpSince === null ? warmUp.days : Math.floor((now.getTime() - warmUpSince.getTime()) / day);
  if (days >= warmUp.days) return dailyLimit;
  const warm = Math.floor(warmUp.first * warmUp.growth ** Math.max(0, days));
  return Math.min(warm, dailyLimit ?? warm);
}

/** Which mails are sent next: of these classes, and at most this many together. */
interface MailBatch {
  classes: readonly MailClass[];
  most: number;
}

/**
 * The next mails within a day's limit. Mails of all its classes may be sent, in any order, without a class exceeding its share.
 * @param allowed how many in 24 hours; null for any number
 * @param sent how many were sent in the last 24 hours, or are being sent
 * @param most the most at once
 */
export function nextMails({ allowed, sent, most }: { allowed: number | null; sent: number; most: number }): MailBatch {
  if (allowed === null) return { classes: mailClasses, most };
  const left = (name: MailClass) => Math.floor((allowed * sharePercent[name]) / 100) - sent;
  const classes = mailClasses.filter((name) => left(name) > 0);
  return { classes, most: classes.length === 0 ? 0 : Math.min(most, ...classes.map(left)) };
}
