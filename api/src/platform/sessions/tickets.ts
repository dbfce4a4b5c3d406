import type { Ticket } from '@rondo/contract';
import { attendance } from '@rondo/rules/attendance';
import { sameText, type Secret, sign, someSecret } from './tokens.ts';

/** Letters without those that are mistaken for digits: 0 and O, 1 and I. A code with only these and digits also makes a small picture. */
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const signatureLength = 10;
const shape = new RegExp(`^RONDO\\.([0-9A-F]{32})\\.([${characters}]{${signatureLength}})$`);

/** A ticket, which proves on the day that a spot is its holder's: it names the spot, and nobody else can make one (decisions/0064-on-the-day.md). */
export function ticketOf(secret: Secret, spotId: string): Ticket {
  const name = spotId.replaceAll('-', '').toUpperCase();
  return {
    text: `RONDO.${name}.${spell(sign(secret, 'ticket', spotId), signatureLength)}`,
    code: spell(sign(secret, 'ticket-code', spotId), attendance.codeLength),
  };
}

/** The spot that a ticket's text names; null for a text that Rondo didn't make. */
export function spotOf(secret: Secret, text: string): string | null {
  const [, name] = shape.exec(text) ?? [];
  if (!name) return null;
  const spotId = name.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return someSecret(secret, (one) => sameText(text, ticketOf(one, spotId).text)) ? spotId : null;
}

/** A signature in characters that are read aloud and typed. */
function spell(signature: string, length: number): string {
  const bytes = Buffer.from(signature, 'base64url').subarray(0, length);
  return Array.from(bytes, (byte) => characters[byte % characters.length]).join('');
}
