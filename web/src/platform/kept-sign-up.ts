import { keptInBrowser } from '@rondo/rules';
import { readStored, store } from './stored.ts';

/** Remembers that this browser signed up: when confirming, any other is asked for the password at once. */
export function keepSignUp(): void {
  store(keptInBrowser.signedUp, 'sent');
}

/** Null if the browser refuses storage. */
export function hasKeptSignUp(): boolean | null {
  const kept = readStored(keptInBrowser.signedUp);
  return kept === undefined ? null : kept !== null;
}

export function dropKeptSignUp(): void {
  store(keptInBrowser.signedUp, null);
}
