import { checkPasscode } from '@rondo/contract/calls';
import { keptByScripts } from '@rondo/rules';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { store, useStored } from '../../platform/stored.ts';

interface EntryKey {
  key: string | null;
  keep: (key: string) => void;
  /** Drops a key that is no longer valid: the passcode has to be typed. */
  drop: () => void;
}

/**
 * The key to a game with a passcode, from a private link or stored in this tab since the passcode was entered.
 * @param fromAddress false for a game other than the page's, to which the address doesn't belong
 */
export function useEntryKey(gameId: string, { fromAddress = true } = {}): EntryKey {
  const [query] = useSearchParams();
  const kept = useStored(keptByScripts.entryKey, gameId);
  const [refused, setRefused] = useState<string | null>(null);
  const linked = fromAddress ? query.get('secret-key') : null;
  const key = linked !== null && linked !== refused ? linked : kept;
  const keep = (next: string | null) => store(keptByScripts.entryKey, next, gameId);
  return {
    key,
    keep,
    drop: () => {
      setRefused(linked);
      keep(null);
    },
  };
}

/** Exchanges a passcode for the game's key. */
export function usePasscode(id: string) {
  return useMutation({ mutationFn: (passcode: string) => call(checkPasscode, { params: { id }, body: { passcode } }) });
}
