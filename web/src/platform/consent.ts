import { keptByScripts } from '@rondo/rules';
import { useSyncExternalStore } from 'react';
import { setCookie } from './cookies.ts';

/** Services of other parties that load only if the reader allows them (pages.md#consent, decisions/0020-consent.md). */
export const services = ['social', 'analytics', 'policy'] as const;
export type Service = (typeof services)[number];

const { name } = keptByScripts.consent;
const listeners = new Set<() => void>();

function read(): string {
  const kept = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return kept?.slice(name.length + 1) ?? '';
}

/** Stores which services are allowed; all others are not. */
export function allowOnly(allowed: readonly Service[]): void {
  // Separated by dots, because a comma has a meaning of its own in cookies.
  setCookie(keptByScripts.consent, allowed.join('.') || 'none');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The services that the reader has allowed; none on the server, which answers everyone the same. */
export function useAllowed(): readonly Service[] {
  const kept = useSyncExternalStore(subscribe, read, () => '');
  return services.filter((service) => kept.split('.').includes(service));
}
