import type { KeyKind } from '@rondo/rules';
import { sameText, sign } from '../../platform/tokens.ts';

/** Minutes a key stays good after the right passcode was typed. */
const passcodeKeyMinutes = 60;

/** What a game's keys are signed over: a changed passcode changes `keyVersion`, and so ends those made before (3-decisions §3). */
export interface KeyedGame {
  id: string;
  keyVersion: number;
}

/** The key of a game's private link: good as long as its passcode stays as it is, copied by its organiser only (3-decisions §1). */
export function privateKey(secret: string, { id, keyVersion }: KeyedGame): string {
  return sign(secret, 'private-link', id, keyVersion);
}

/** A short-lived key for somebody who typed the right passcode. */
export function passcodeKey(secret: string, { id, keyVersion }: KeyedGame, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + passcodeKeyMinutes * 60;
  return `${until}.${sign(secret, 'passcode', id, keyVersion, until)}`;
}

/** What `key` shows of this game now; null: nothing, or not any more. */
export function keyKind(secret: string, game: KeyedGame, key: string | null | undefined, now: Date): KeyKind | null {
  if (!key) return null;
  if (sameText(key, privateKey(secret, game))) return 'private-link';
  const [until = '', signature = ''] = key.split('.');
  const good = Number(until) * 1000 > now.getTime();
  return good && sameText(signature, sign(secret, 'passcode', game.id, game.keyVersion, until)) ? 'passcode' : null;
}
