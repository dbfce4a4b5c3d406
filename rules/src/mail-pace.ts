import { day } from './durations.ts';

// A separate entry point (`@rondo/rules/mail-pace`), because only the outbox needs it.

/** Mails by how long they may wait: what somebody needs, what is good to know, and newsletters (decisions/0114-mail-that-arrives.md). */
export const mailClasses = ['needed', 'usual', 'newsletter'] as const;
export type MailClass = (typeof mailClasses)[number];

/** The share of a day's mails at which each class waits for the next day, in percent, so that what is needed still goes. */
const sharePercent: Record<MailClass, number> = { needed: 100, usual: 80, newsletter: 50 };

/** A new sender is trusted by and by: mails on its first day, by what they grow each day, and the day from which they are free. */
const warmUp = { first: 200, growth: 1.5, days: 14 } as const;

/** What an operator says of the mails of 24 hours. */
export interface MailPace {
  /** What the mail provider allows; null: no bound. */
  dailyLimit: number | null;
  /** When the domain began to send; null: long ago. */
  warmUpSince: Date | null;
}

/** How many mails may go in 24 hours; null: as many as there are. */
export function mailsADay({ dailyLimit, warmUpSince }: MailPace, now: Date): number | null {
  const days = warmUpSince === null ? warmUp.days : Math.floor((now.getTime() - warmUpSince.getTime()) / day);
  if (days >= warmUp.days) return dailyLimit;
  const warm = Math.floor(warmUp.first * warmUp.growth ** Math.max(0, days));
  return Math.min(warm, dailyLimit ?? warm);
}

/** Which mails go next: of which classes, and at most how many of them together. */
interface MailBatch {
  classes: readonly MailClass[];
  most: number;
}

/**
 * The next mails within the bound of a day. All classes that it names may go, in any order, without one passing its share.
 * @param allowed in 24 hours; null: no bound
 * @param sent in the last 24 hours, or being sent
 * @param most at once
 */
export function nextMails({ allowed, sent, most }: { allowed: number | null; sent: number; most: number }): MailBatch {
  if (allowed === null) return { classes: mailClasses, most };
  const left = (name: MailClass) => Math.floor((allowed * sharePercent[name]) / 100) - sent;
  const classes = mailClasses.filter((name) => left(name) > 0);
  return { classes, most: classes.length === 0 ? 0 : Math.min(most, ...classes.map(left)) };
}
