import { useState } from 'react';
import { useSearchParams } from 'react-router';

const storageKey = (gameId: string) => `rondo.entry-key.${gameId}`;

/** The key to a game with a passcode: from a private link, or kept for this tab since the passcode was right. */
export function useEntryKey(gameId: string): [key: string | null, keep: (key: string) => void] {
  const [query] = useSearchParams();
  const [kept, setKept] = useState<string | null>(() => {
    if (typeof window === 'undefined') return null;
    return window.sessionStorage.getItem(storageKey(gameId));
  });
  const keep = (key: string) => {
    window.sessionStorage.setItem(storageKey(gameId), key);
    setKept(key);
  };
  return [query.get('secret-key') ?? kept, keep];
}
