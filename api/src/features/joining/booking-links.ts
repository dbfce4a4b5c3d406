import { sameText, sign } from '../../platform/tokens.ts';

/** The link in a player's mail by which they see and give up their spot without logging in; good as long as the booking. */
export function bookingToken(secret: string, registrationId: string): string {
  return `${registrationId}.${sign(secret, 'booking', registrationId)}`;
}

/** The registration a link is for; null when it was made up. */
export function readBookingToken(secret: string, token: string): string | null {
  const [registrationId = '', signature = ''] = token.split('.');
  return sameText(signature, sign(secret, 'booking', registrationId)) ? registrationId : null;
}
