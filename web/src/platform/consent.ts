import { useSyncExternalStore } from 'react';
import { setCookie } from './cookies.ts';

/** What other parties may be asked for, once the reader allows it (3-decisions §6). */
export const services = ['social', 'analytics', 'policy'] as const;
export type Service = (typeof services)[number];

const cookie = 'consent';
const listeners = new Set<() => void>();

function read(): string {
  const kept = document.cookie.split('; ').find((entry) => entry.startsWith(`${cookie}=`));
  return kept?.slice(cookie.length + 1) ?? '';
}

/** Remembers which services are allowed, and no others. */
export function allowOnly(allowed: readonly Service[]): void {
  // Dots: a comma has a meaning of its own in cookies.
  setCookie(cookie, allowed.join('.') || 'none');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The services the reader has allowed; none on the server, whose answer is the same for everyone. */
export function useAllowed(): readonly Service[] {
  const kept = useSyncExternalStore(subscribe, read, () => '');
  return services.filter((service) => kept.split('.').includes(service));
}
