import { paymentProviders } from './payment-providers.ts';

/**
 * What an admin switches off for a while, in the order of the console: everything that changes something (maintenance), or a part of it; a
 * payment provider by its name (product.md#switches).
 */
export const switchKinds = ['changes', 'sign_ups', 'payments', ...paymentProviders, 'mails'] as const;
export type SwitchKind = (typeof switchKinds)[number];

const providers: ReadonlySet<SwitchKind> = new Set(paymentProviders);

/** Those that people notice, who may be told something of the admin's own. */
export const isNoticed = (kind: SwitchKind): boolean => kind !== 'mails';

/** The longest that something is switched off before it's on again by itself; without an end it stays off. */
export const switchedOffMost = { minutes: 7 * 24 * 60 };

interface SwitchedOff {
  /** Until when, ISO 8601; null: until it's switched on. */
  until: string | null;
}

/** Whether it's off still. */
export function isOff({ until }: SwitchedOff, now: Date): boolean {
  return until === null || new Date(until) > now;
}

/** How many seconds to wait before asking again: to the end, but a minute where that is unknown, and an hour at most. */
export function retrySeconds({ until }: SwitchedOff, now: Date): number {
  if (until === null) return 60;
  return Math.min(Math.max(Math.ceil((Date.parse(until) - now.getTime()) / 1000), 1), 3600);
}

/** Those that the console shows: the provider that is set up, and what is off of others. */
export function switchesShown(provider: string, off: readonly string[]): SwitchKind[] {
  return switchKinds.filter((kind) => !providers.has(kind) || kind === provider || off.includes(kind));
}
