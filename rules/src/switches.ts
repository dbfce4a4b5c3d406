import { paymentProviders } from './payment-providers.ts';

/**
 * What an admin can switch off for a while, in the console's order: everything that changes something (maintenance), or a part of it; a payment
 * provider by its name (product.md#switches).
 */
export const switchKinds = ['changes', 'sign_ups', 'payments', ...paymentProviders, 'mails'] as const;
export type SwitchKind = (typeof switchKinds)[number];

const providers: ReadonlySet<SwitchKind> = new Set(paymentProviders);

/** Whether people notice it, so that the admin can tell them something in their own words. */
export const isNoticed = (kind: SwitchKind): boolean => kind !== 'mails';

/** The longest that something is off before it is switched on again by itself; without an end it stays off. */
export const switchedOffMost = { minutes: 7 * 24 * 60 };

interface SwitchedOff {
  /** Until when, ISO 8601; null if until somebody switches it on. */
  until: string | null;
}

/** Whether it is still off. */
export function isOff({ until }: SwitchedOff, now: Date): boolean {
  return until === null || new Date(until) > now;
}

/** How many seconds to wait before asking again: until the end, at most an hour; a minute if the end is unknown. */
export function retrySeconds({ until }: SwitchedOff, now: Date): number {
  if (until === null) return 60;
  return Math.min(Math.max(Math.ceil((Date.parse(until) - now.getTime()) / 1000), 1), 3600);
}

/** The switches that the console shows: the configured provider, and other providers that are off. */
export function switchesShown(provider: string, off: readonly string[]): SwitchKind[] {
  return switchKinds.filter((kind) => !providers.has(kind) || kind === provider || off.includes(kind));
}
