import { passesForRondo } from './house-names.ts';
import { accountForm } from './limits.ts';

/** What somebody who left Rondo is called, where games and the ledger still need them. */
export const formerPlayer = 'Former player';

/** What a guest is called until they have an account: their address is nobody else's business. */
export const guestName = 'Guest';

/** What a player is called of whom Google tells no name. */
export const namelessPlayer = 'Player';

/**
 * What a person is called among players, of a name that was written elsewhere: in the characters of a username (2-accounts §5).
 * @returns null when nothing of it is left, or it would pass for Rondo itself
 */
export function nameFrom(written: string): string | null {
  const known = written.normalize('NFC').replaceAll(/[^\p{L}\p{N}_\- ]+/gu, ' ');
  const name = known.replaceAll(/ +/g, ' ').trim().slice(0, accountForm.nameMax).toWellFormed().trim();
  return name === '' || passesForRondo(name) ? null : name;
}

export type NameMarker = 'former' | 'guest' | 'player';

const markers: Partial<Record<string, NameMarker>> = {
  [formerPlayer]: 'former',
  [guestName]: 'guest',
  [namelessPlayer]: 'player',
};

/**
 * A stored name that stands for none: pages and mails say it in the reader's language. Somebody who calls themselves exactly
 * that is called so in the reader's language too.
 * @returns null for a name of somebody's own
 */
export function nameMarker(name: string): NameMarker | null {
  return Object.hasOwn(markers, name) ? (markers[name] ?? null) : null;
}
