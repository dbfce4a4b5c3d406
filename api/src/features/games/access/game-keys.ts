import type { KeyKind } from '@rondo/rules';
import type { Rows } from '../../../platform/schema.ts';
import { isSigned, type Secret, sign } from '../../../platform/sessions/tokens.ts';

/** How many minutes a key is valid after the right passcode was typed. */
const passcodeKeyMinutes = 60;

/** The data a game's keys are signed over: a changed passcode changes `key_version`, and so ends earlier keys (product.md#passcodes). */
export type KeyedGame = Pick<Rows['game'], 'id' | 'key_version'>;

/**
 * The key of a game's private link, valid as long as the passcode doesn't change and shown only to its organiser (product.md#passcodes).
 */
export function privateKey(secret: Secret, { id, key_version }: KeyedGame): string {
  return sign(secret, 'private-link', id, key_version);
}

/** A short-lived key for a person who typed the right passcode. */
export function passcodeKey(secret: Secret, { id, key_version }: KeyedGame, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + passcodeKeyMinutes * 60;
  return `${until}.${sign(secret, 'passcode', id, key_version, until)}`;
}

/** What kind of key `key` is for this game now; null if it is invalid or expired. */
export function keyKind(secret: Secret, game: KeyedGame, key: string | null | undefined, now: Date): KeyKind | null {
  if (!key) return null;
  if (isSigned(secret, key, 'private-link', game.id, game.key_version)) return 'private-link';
  const [until = '', signature = ''] = key.split('.');
  const good = Number(until) * 1000 > now.getTime();
  return good && isSigned(secret, signature, 'passcode', game.id, game.key_version, until) ? 'passcode' : null;
}
