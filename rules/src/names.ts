import { isReservedName } from './reserved-names.ts';
import { accountForm } from './limits.ts';

/** The name of a person who deleted their account, where games and the ledger still need a name. */
export const formerPlayer = 'Former player';

/** The name of a guest until they have an account: others must not see their address. */
export const guestName = 'Guest';

/** The name of a player for whom Google gives no name. */
export const namelessPlayer = 'Player';

/** The first word of a name, by which people are called: `Sanne`. */
export const firstNameOf = (name: string): string => name.trim().split(' ')[0] ?? '';

/** A letter with its visible marks; a digit, sign or space; a full stop after a letter; an apostrophe beside one. */
const part = String.raw`\p{L}(?:(?!\p{Default_Ignorable_Code_Point})\p{M}){0,4}|[\p{N}_\- ]|(?<=\p{L}\p{M}*)[.'’]|['’](?=\p{L})`;
const parts = /* @__PURE__ */ new RegExp(`(${part})|[^]`, 'gu');
const whole = /* @__PURE__ */ new RegExp(`^(?![.'’])(?:${part})+(?<![.'’])$`, 'u');

/** Whether sign-up accepts a text as a person's name (product.md#sign-up): `O'Brien`, `van 't Hoff`, `J.P. Coen`. */
export function isPersonName(text: string): boolean {
  return whole.test(text);
}

/**
 * A name from elsewhere in a form that sign-up allows, without characters that names can't have.
 * @returns null if nothing is left, or it could pass for Rondo itself
 */
export function nameFrom(written: string): string | null {
  const known = written.normalize('NFC').replaceAll(parts, (_, kept: string | undefined) => kept ?? ' ');
  const short = known.replaceAll(/ +/g, ' ').trim().slice(0, accountForm.nameMax).toWellFormed();
  const name = short.replaceAll(/^[.'’ ]+|[.'’ ]+$/g, '');
  return isPersonName(name) && !isReservedName(name) ? name : null;
}

export type NameMarker = 'former' | 'guest' | 'player';

const markers: Partial<Record<string, NameMarker>> = {
  [formerPlayer]: 'former',
  [guestName]: 'guest',
  [namelessPlayer]: 'player',
};

/**
 * The missing name that a stored name stands for, if any: pages and mails say it in the reader's language. It also applies to people who really call
 * themselves that.
 * @returns null for any other name
 */
export function nameMarker(name: string): NameMarker | null {
  return Object.hasOwn(markers, name) ? (markers[name] ?? null) : null;
}
