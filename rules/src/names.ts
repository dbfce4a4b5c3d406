import { isReservedName } from './reserved-names.ts';
import { accountForm } from './limits.ts';

/** The name of somebody who deleted their account, where games and the ledger still need one. */
export const formerPlayer = 'Former player';

/** The name of a guest until they have an account: others must not see their address. */
export const guestName = 'Guest';

/** The name of a player for whom Google gives none. */
export const namelessPlayer = 'Player';

/**
 * A name from elsewhere, reduced to the characters of a username (product.md#sign-up).
 * @returns null when nothing is left, or it could pass for Rondo itself
 */
export function nameFrom(written: string): string | null {
  const known = written.normalize('NFC').replaceAll(/[^\p{L}\p{N}_\- ]+/gu, ' ');
  const name = known.replaceAll(/ +/g, ' ').trim().slice(0, accountForm.nameMax).toWellFormed().trim();
  return name === '' || isReservedName(name) ? null : name;
}

export type NameMarker = 'former' | 'guest' | 'player';

const markers: Partial<Record<string, NameMarker>> = {
  [formerPlayer]: 'former',
  [guestName]: 'guest',
  [namelessPlayer]: 'player',
};

/**
 * A stored name that stands for a missing one, which pages and mails say in the reader's language. It also applies to somebody who really
 * calls themselves that.
 * @returns null for any other name
 */
export function nameMarker(name: string): NameMarker | null {
  return Object.hasOwn(markers, name) ? (markers[name] ?? null) : null;
}
