import { sameText, sign } from '../../../platform/tokens.ts';

/** The token in a mailed link, by which a player sees and gives up their spot without logging in; valid as long as the booking. */
export function bookingToken(secret: string, registrationId: string): string {
  return `${registrationId}.${sign(secret, 'booking', registrationId)}`;
}

/** The registration that a link is for; null if it is forged. */
export function readBookingToken(secret: string, token: string): string | null {
  const [registrationId = '', signature = ''] = token.split('.');
  return sameText(signature, sign(secret, 'booking', registrationId)) ? registrationId : null;
}
