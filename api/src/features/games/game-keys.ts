import { sameText, sign } from '../../platform/tokens.ts';

/** Minutes a key stays good after the right passcode was typed. */
const passcodeKeyMinutes = 60;

/** The key of a game's private link: good as long as the game, copied by its organiser only (3-decisions §1). */
export function privateKey(secret: string, gameId: string): string {
  return sign(secret, 'private-link', gameId);
}

/** A short-lived key for somebody who typed the right passcode. */
export function passcodeKey(secret: string, gameId: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + passcodeKeyMinutes * 60;
  return `${until}.${sign(secret, 'passcode', gameId, until)}`;
}

/** Whether `key` opens the game: as the private link's key, or as one from a passcode that hasn't run out. */
export function opensGame(secret: string, gameId: string, key: string | null | undefined, now: Date): boolean {
  if (!key) return false;
  if (sameText(key, privateKey(secret, gameId))) return true;
  const [until = '', signature = ''] = key.split('.');
  return Number(until) * 1000 > now.getTime() && sameText(signature, sign(secret, 'passcode', gameId, until));
}
