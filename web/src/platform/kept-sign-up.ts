import { keptByScripts } from '@rondo/rules';
import { readStored, store } from './stored.ts';

/** Remembers that this browser signed up: in any other browser, confirming asks for the password at once. */
export function keepSignUp(): void {
  store(keptByScripts.signedUp, 'sent');
}

/** Null if the browser refuses storage. */
export function hasKeptSignUp(): boolean | null {
  const kept = readStored(keptByScripts.signedUp);
  return kept === undefined ? null : kept !== null;
}

export function dropKeptSignUp(): void {
  store(keptByScripts.signedUp, null);
}
