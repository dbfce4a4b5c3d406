import { useSyncExternalStore } from 'react';

/** Pauses between attempts while there is no answer, in milliseconds: short at first, then longer. */
const retryMilliseconds = { first: 2000, most: 15_000 };

let reachable = true;
let waiting: ReturnType<typeof setTimeout> | undefined;
let asking: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function become(next: boolean): void {
  if (next === reachable) return;
  reachable = next;
  for (const tell of listeners) tell();
}

/**
 * Asks the server until it answers.
 * @returns whether it answers now
 */
export function checkConnection(wait: number = retryMilliseconds.first): Promise<boolean> {
  asking ??= ask().then((answers) => {
    asking = null;
    clearTimeout(waiting);
    if (!answers) waiting = setTimeout(() => void checkConnection(Math.min(wait * 1.5, retryMilliseconds.most)), wait);
    become(answers);
    return answers;
  });
  return asking;
}

async function ask(): Promise<boolean> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  return answer?.ok === true;
}

/** Records that a call was answered, so there is a connection, unless the browser has lost its network since the call was made. */
export function noteAnswered(): void {
  if (reachable || !navigator.onLine) return;
  clearTimeout(waiting);
  become(true);
}

/**
 * Follows the browser's network status.
 * @param known false if the page itself was loaded without a connection
 */
export function watchConnection(known: boolean): void {
  // A browser that says it is online may still not reach the server, and an offline browser may not have said so.
  window.addEventListener('offline', () => {
    become(false);
    void checkConnection();
  });
  window.addEventListener('online', () => void checkConnection());
  if (known) return;
  become(false);
  void checkConnection();
}

export function isReachable(): boolean {
  return reachable;
}

/** Calls `listener` when the server becomes unreachable or reachable; returns a function that stops it. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the server answers, judged by the last call to it and not by the browser's network status. */
export function useReachable(): boolean {
  return useSyncExternalStore(onConnection, isReachable, () => true);
}

function onNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser says that it has a network. */
export function useNetwork(): boolean {
  return useSyncExternalStore(
    onNetwork,
    () => navigator.onLine,
    () => true,
  );
}
