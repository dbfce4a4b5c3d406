import { day } from '../durations.ts';

/**
 * Accounts that nobody uses (product.md#accounts-that-nobody-uses). Their owner is told this many days before the end, and again after `againDays` if
 * money or an open case keeps the account.
 */
export const dormancy = { firstDays: 60, lastDays: 14, againDays: 365 } as const;

interface Dormant {
  /** When the account's time is over, counted from its last use. */
  dueAt: Date;
  /** What its owner was told since; null for nothing. */
  notice: { endsAt: Date; nextAt: Date; isReminded: boolean } | null;
}

export type DormancyStep =
  | { act: 'tell' | 'remind'; /** From when it may be forgotten. */ endsAt: Date; nextAt: Date }
  | { act: 'end' };

const inDays = (at: Date, days: number): Date => new Date(at.getTime() + days * day);
const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** The next thing to do about an account that nobody uses; null if nothing yet. An owner who is told late has the same time to log in. */
export function decideDormancy({ dueAt, notice }: Dormant, now: Date): DormancyStep | null {
  const { firstDays, lastDays } = dormancy;
  if (notice === null) {
    if (now < inDays(dueAt, -firstDays)) return null;
    const endsAt = later(dueAt, inDays(now, firstDays));
    return { act: 'tell', endsAt, nextAt: inDays(endsAt, -lastDays) };
  }
  if (now < notice.nextAt) return null;
  if (notice.isReminded) return { act: 'end' };
  const endsAt = later(notice.endsAt, inDays(now, lastDays));
  return { act: 'remind', endsAt, nextAt: endsAt };
}

/** When the owner of an account that is kept anyway is told again. */
export const heldUntil = (now: Date): Date => inDays(now, dormancy.againDays);
