import { useState } from 'react';
import { useSearchParams } from 'react-router';

const storageKey = (gameId: string) => `rondo.entry-key.${gameId}`;

function stored(gameId: string): string | null {
  try {
    return window.sessionStorage.getItem(storageKey(gameId));
  } catch {
    return null; // also while the server renders
  }
}

function store(gameId: string, key: string | null): void {
  try {
    if (key === null) window.sessionStorage.removeItem(storageKey(gameId));
    else window.sessionStorage.setItem(storageKey(gameId), key);
  } catch {
    // Without storage the passcode is typed again.
  }
}

interface EntryKey {
  key: string | null;
  keep: (key: string) => void;
  /** It is not good any more: the passcode has to be typed. */
  drop: () => void;
}

/**
 * The key to a game with a passcode: from a private link, or kept for this tab since the passcode was right.
 * @param fromAddress false for another game than the page's, whose link this is not
 */
export function useEntryKey(gameId: string, { fromAddress = true } = {}): EntryKey {
  const [query] = useSearchParams();
  const [kept, setKept] = useState(() => stored(gameId));
  const [refused, setRefused] = useState<string | null>(null);
  const linked = fromAddress ? query.get('secret-key') : null;
  const key = linked !== null && linked !== refused ? linked : kept;
  const keep = (next: string | null) => {
    store(gameId, next);
    setKept(next);
  };
  return {
    key,
    keep,
    drop: () => {
      setRefused(linked);
      keep(null);
    },
  };
}
