import { useSyncExternalStore } from 'react';
import type { KeptInBrowser } from '@rondo/rules';

/** An entry of either storage. */
export type Stored = KeptInBrowser & { where: 'local' | 'tab' };

const listeners = new Set<() => void>();
/** Finds the logged-in user, as far as this browser knows; set once (app/query-client.ts), and called each time. */
let account: () => string | null = () => null;

/** Stores personal data under the user that `find` says is logged in, so that another account in the same browser sees none of it. */
export function keepForAccount(find: () => string | null): void {
  account = find;
}

const keyOf = ({ name, isPersonal = false }: Stored, id?: string) =>
  [name, ...(isPersonal ? [account() ?? 'nobody'] : []), ...(id === undefined ? [] : [id])].join('.');
const storageOf = ({ where }: Stored) => (where === 'local' ? window.localStorage : window.sessionStorage);

/** The stored value of an entry, one for each `id`; null for none, undefined if storage can't be read, as while the server renders. */
export function readStored(entry: Stored, id?: string): string | null | undefined {
  try {
    return storageOf(entry).getItem(keyOf(entry, id));
  } catch {
    return undefined;
  }
}

/** Stores `value`, or removes it if null. A browser that refuses (private mode, full) stores nothing, and nothing relies on it. */
export function store(entry: Stored, value: string | null, id?: string): void {
  try {
    if (value === null) storageOf(entry).removeItem(keyOf(entry, id));
    else storageOf(entry).setItem(keyOf(entry, id), value);
  } catch {
    // Storing failed, which is fine.
  }
  for (const listener of listeners) listener();
}

/** The ids under which an entry is stored; none if storage can't be read. */
export function storedIds(entry: Stored): string[] {
  const start = keyOf(entry, '');
  try {
    return Object.keys(storageOf(entry)).flatMap((key) => (key.startsWith(start) ? key.slice(start.length) : []));
  } catch {
    return [];
  }
}

/** Also listens for changes by another tab. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** {@link readStored}, updated when it changes; null while the server renders. */
export function useStored(entry: Stored, id?: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStored(entry, id) ?? null,
    () => null,
  );
}
