import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import { idsIn } from '../../notifications/tell-people.ts';
import { isSigned, type Secret, sign } from '../../../platform/sessions/tokens.ts';
import { correctedTimes } from './booking-link-row.ts';

/** A spot, and how often its guest's address was corrected before the link was mailed. */
export interface BookingLink {
  registrationId: string;
  corrected: number;
}

/**
 * The token in a mailed link, by which a player sees and gives up their spot without logging in; valid as long as the booking. After a mistyped
 * address was corrected, only the link mailed to the right one is valid (decisions/0086-a-guests-address-is-corrected.md).
 */
export function bookingToken(secret: Secret, { registrationId, corrected }: BookingLink): string {
  const parts = corrected === 0 ? [registrationId] : [registrationId, String(corrected)];
  return [...parts, sign(secret, 'booking', ...parts)].join('.');
}

/** The spot of a link; null if the link is forged. */
export function readBookingToken(secret: Secret, token: string): BookingLink | null {
  const parts = token.split('.');
  const signature = parts.pop() ?? '';
  const [registrationId = '', corrected = '0'] = parts;
  if (!isSigned(secret, signature, 'booking', ...parts)) return null;
  return { registrationId, corrected: Number(corrected) };
}

/** What messages about spots need besides games and people. */
export interface BookingPaths {
  /** The path of the link by which the guest of a spot sees it. */
  booking: (registrationId: string) => string;
}

/** The paths of the spots that events name, made when the events are heard. */
export const findBookingPaths =
  (secret: Secret) =>
  async (trx: Transaction, happened: readonly object[]): Promise<BookingPaths> => {
    const { rows } = await sql<{ id: string; corrected: number }>`
      select r.id, ${correctedTimes} as corrected from registration r
      where r.id = any(${idsIn(happened, ['registrationId'])}::uuid[])`.execute(trx);
    const links = new Map(rows.map(({ id, corrected }) => [id, corrected]));
    return {
      booking: (registrationId) =>
        `/booking/${bookingToken(secret, { registrationId, corrected: links.get(registrationId) ?? 0 })}`,
    };
  };
