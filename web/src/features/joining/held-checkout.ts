import { useSyncExternalStore } from 'react';

/** A checkout that holds a spot, kept in this tab so that whoever comes back without paying can go on. */
export interface HeldCheckout {
  orderId: string;
  paymentLink: string;
  /** Euros with the fee. */
  total: number;
}

const storageKey = (gameId: string) => `rondo.checkout.${gameId}`;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

export function keepCheckout(gameId: string, checkout: HeldCheckout): void {
  try {
    window.sessionStorage.setItem(storageKey(gameId), JSON.stringify(checkout));
  } catch {
    // Without storage the link in the provider's page is the only way on.
  }
  tell();
}

export function dropCheckout(gameId: string): void {
  try {
    window.sessionStorage.removeItem(storageKey(gameId));
  } catch {
    // Nothing was kept.
  }
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stored(gameId: string): string | null {
  try {
    return window.sessionStorage.getItem(storageKey(gameId));
  } catch {
    return null;
  }
}

/** The checkout this tab began for a game, if any. */
export function useHeldCheckout(gameId: string): HeldCheckout | null {
  const kept = useSyncExternalStore(
    subscribe,
    () => stored(gameId),
    () => null,
  );
  return kept === null ? null : (JSON.parse(kept) as HeldCheckout);
}
