import { useState } from 'react';
import { useSearchParams } from 'react-router';

const storageKey = (gameId: string) => `rondo.entry-key.${gameId}`;

/**
 * The key to a game with a passcode: from a private link, or kept for this tab since the passcode was right.
 * @param fromAddress false for another game than the page's, whose link this is not
 */
export function useEntryKey(
  gameId: string,
  { fromAddress = true } = {},
): [key: string | null, keep: (key: string) => void] {
  const [query] = useSearchParams();
  const [kept, setKept] = useState<string | null>(() => {
    if (typeof window === 'undefined') return null;
    return window.sessionStorage.getItem(storageKey(gameId));
  });
  const keep = (key: string) => {
    window.sessionStorage.setItem(storageKey(gameId), key);
    setKept(key);
  };
  return [(fromAddress ? query.get('secret-key') : null) ?? kept, keep];
}
